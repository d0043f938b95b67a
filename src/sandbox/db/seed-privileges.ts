import type { SandboxBrand } from '../brands/brand.ts'
import { validThrough } from '../rules/privilege-card.ts'
import { addThaiDays, toThaiDate } from '../rules/thai-time.ts'
import { randomFrom } from './random.ts'
import type { PrivilegeTransaction } from './state.ts'

const STATUSES = ['available', 'used', 'used', 'available', 'canceled', 'used'] as const
/** Has no divisor in common with a catalogue's length, so that every privilege comes up. */
const STEP = 7
/** The rows of a long history that expire soon: one for every "expires within" filter. */
const EXPIRES_IN_DAYS: Partial<Record<number, number>> = { 0: 0, 3: 5, 6: 12, 9: 27 }
const LONG_HISTORY = 20

/** Redemptions of the past months, newest first, in every status; what was not used in time has expired. */
export function seedPrivileges(
  brand: SandboxBrand,
  memberNo: string,
  count: number,
  now: Date,
): PrivilegeTransaction[] {
  const random = randomFrom(memberNo.length * 7919 + count)
  const today = toThaiDate(now)
  const privileges = brand.redeemedBefore
  return Array.from({ length: count }, (_, index) => {
    // the index is taken modulo lists that are never empty
    const privilege = privileges[(index * STEP) % privileges.length] as SandboxBrand['privileges'][number]
    const status = STATUSES[index % STATUSES.length] as (typeof STATUSES)[number]
    const day = addThaiDays(today, -index * 3 - Math.floor(random() * 3) - 1)
    const soon = count < LONG_HISTORY ? undefined : EXPIRES_IN_DAYS[index]
    const lastDay = soon === undefined ? validThrough(privilege, day) : addThaiDays(today, soon)
    return {
      id: `PV${memberNo}${String(count - index).padStart(4, '0')}`,
      privilegeId: privilege.id,
      pointRef: privilege.cost,
      amount: index % 8 === 7 ? 2 : 1,
      status,
      at: `${day}T12:20:00+07:00`,
      ...(lastDay === undefined ? {} : { validThrough: lastDay }),
      ...(status === 'used' ? { usedAt: `${day}T18:05:00+07:00` } : {}),
    }
  })
}
