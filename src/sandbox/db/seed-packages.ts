import type { SandboxBrand } from '../brands/brand.ts'
import { addThaiDays, toThaiDate } from '../rules/thai-time.ts'
import type { PackageTransaction } from './state.ts'

interface SeededCoupon {
  status: PackageTransaction['status']
  /** How many days ago it was taken, and how many days from today it is valid. */
  takenDaysAgo: number
  lasts: number | 'forever'
}

const coupon = (
  status: PackageTransaction['status'],
  takenDaysAgo: number,
  lasts: SeededCoupon['lasts'],
): SeededCoupon => ({ status, takenDaysAgo, lasts })

/** Every status within the first six; one that was received and is past its last day has expired. */
const COUPONS: SeededCoupon[] = [
  coupon('received', 1, 0),
  coupon('received', 3, 5),
  coupon('used', 4, 26),
  coupon('canceled', 8, 22),
  coupon('received', 11, -2),
  coupon('used', 15, 'forever'),
  coupon('received', 18, 12),
  coupon('received', 20, 27),
  coupon('used', 33, -3),
  coupon('received', 41, 'forever'),
  coupon('used', 47, -17),
  coupon('received', 62, -32),
  coupon('canceled', 70, -40),
  coupon('used', 88, -28),
]

/** Package coupons of the past months, newest first. */
export function seedPackages(
  brand: SandboxBrand,
  memberNo: string,
  count: number,
  now: Date,
): PackageTransaction[] {
  const today = toThaiDate(now)
  const everlasting = brand.packages.filter(({ valid }) => valid === 'forever')
  const dated = brand.packages.filter(({ valid }) => valid !== 'forever')
  return COUPONS.slice(0, count).map(({ status, takenDaysAgo, lasts }, index) => {
    const packages = lasts === 'forever' ? everlasting : dated
    // each brand has packages of both sorts
    const facts = packages[index % packages.length] as SandboxBrand['packages'][number]
    const day = addThaiDays(today, -takenDaysAgo)
    return {
      id: `PK${memberNo}${String(count - index).padStart(4, '0')}`,
      packageId: facts.id,
      amount: index % 5 === 4 ? 2 : 1,
      status,
      at: `${day}T11:40:00+07:00`,
      ...(lasts === 'forever' ? {} : { validThrough: addThaiDays(today, lasts) }),
      ...(status === 'used' ? { usedAt: `${day}T16:10:00+07:00` } : {}),
    }
  })
}
