import type { Brand } from '../brands/brand.ts'
import { addDays, toThaiDate } from '../rules/thai-time.ts'
import { randomFrom } from './random.ts'
import type { PrivilegeTransaction } from './state.ts'

const STATUSES = ['available', 'used', 'used', 'available', 'canceled', 'used'] as const

/** Redemptions of the past months, newest first, in every status. */
export function seedPrivileges(
  brand: Brand,
  memberNo: string,
  count: number,
  now: Date,
): PrivilegeTransaction[] {
  const random = randomFrom(memberNo.length * 7919 + count)
  const today = toThaiDate(now)
  return Array.from({ length: count }, (_, index) => {
    // the index is taken modulo lists that are never empty
    const privilege = brand.privileges[(index * 5) % brand.privileges.length] as Brand['privileges'][number]
    const status = STATUSES[index % STATUSES.length] as (typeof STATUSES)[number]
    const day = addDays(today, -index * 3 - Math.floor(random() * 3) - 1)
    return {
      id: `PV${memberNo}${String(count - index).padStart(4, '0')}`,
      privilegeId: privilege.id,
      pointRef: privilege.cost,
      amount: 1,
      status,
      at: `${day}T12:20:00+07:00`,
      ...(status === 'used' ? { usedAt: `${day}T18:05:00+07:00` } : {}),
    }
  })
}
