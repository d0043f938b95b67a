import type { SandboxBrand } from '../brands/brand.ts'
import type { PackageHistoryRow, PointHistoryRow, PrivilegeHistoryRow } from '../rules/history-rows.ts'
import type { SettledRow } from '../rules/ledger.ts'
import { validThrough } from '../rules/privilege-card.ts'
import { addThaiDays, hasPassed } from '../rules/thai-time.ts'
import { clockTime, pick, randomFrom } from './random.ts'
import type { PackageTransaction, PrivilegeTransaction } from './state.ts'

/** Histories of any length, for pages that must scroll through thousands of rows; kept until a reset. */
export interface LongHistories {
  points: Map<string, PointHistoryRow[]>
  privileges: Map<string, LongList<PrivilegeTransaction, PrivilegeHistoryRow>>
  packages: Map<string, LongList<PackageTransaction, PackageHistoryRow>>
}

/** Generated transactions, and the row of each as it was on the day of the history. */
export interface LongList<Item, Row> {
  transactions: Item[]
  rows: Row[]
}

/** What one generated history depends on: the same facts give the same rows. */
export interface LongHistory {
  brand: SandboxBrand
  memberNo: string
  count: number
  today: string
}

const YEARS = 4
const POINTS_LAST_DAYS = 365
const CAMPAIGN_LASTS_DAYS = 14
const COUPON_LASTS_DAYS = 60

/** No history yet: each is made when it is first read. */
export const noLongHistories = (): LongHistories => ({
  points: new Map(),
  privileges: new Map(),
  packages: new Map(),
})

/** The history that was made before from the same facts, or a new one. */
export function rememberedHistory<Made>(
  histories: Map<string, Made>,
  history: LongHistory,
  make: (history: LongHistory) => Made,
): Made {
  const key = `${history.memberNo}:${history.count}:${history.today}`
  const known = histories.get(key)
  if (known !== undefined) return known
  const made = make(history)
  histories.set(key, made)
  return made
}

/** Makes as many rows as the history counts, spread evenly over the years before today, newest first. */
function rowsOverYears<Row extends { at: string }>(
  { memberNo, count, today }: LongHistory,
  prefix: string,
  makeRow: (id: string, day: string, random: () => number) => Row,
): Row[] {
  const random = randomFrom(Number(memberNo.replaceAll(/\D/g, '')) + prefix.charCodeAt(1))
  const rows = Array.from({ length: count }, (_, index) => {
    const day = addThaiDays(today, -1 - Math.floor((index * YEARS * 365) / count))
    return makeRow(`${prefix}${memberNo}-${String(count - index).padStart(5, '0')}`, day, random)
  })
  return rows.sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1))
}

/** Points received, spent, lapsed and canceled. They are not settled: the balance stays what it is. */
export function longPoints(history: LongHistory): SettledRow[] {
  const { brand, today } = history
  const redeemed = brand.redeemedBefore.filter(({ cost }) => cost > 0)
  return rowsOverYears(history, 'GP', (id, day, random): SettledRow => {
    const share = random()
    const points = 4 + Math.floor(random() * 60)
    const branch = pick(brand.branches, random).th
    const at = `${day}T${clockTime(random)}`
    if (share < 0.22) {
      const privilege = pick(redeemed, random)
      const titles = { titleTh: `แลกสิทธิ์: ${privilege.nameTh}`, titleEn: `Redeemed: ${privilege.nameEn}` }
      return { id, ...titles, points: -privilege.cost, status: 'used', at, branch }
    }
    const bought = pick(brand.purchases, random)
    const expireDate = addThaiDays(day, share < 0.3 ? CAMPAIGN_LASTS_DAYS : POINTS_LAST_DAYS)
    const row = { id, titleTh: bought.th, titleEn: bought.en, at, branch, expireDate }
    if (share > 0.97) return { ...row, points, status: 'canceled' }
    if (!hasPassed(expireDate, today)) return { ...row, points, status: 'received', left: points }
    return random() < 0.4
      ? { ...row, points: -points, status: 'expired' }
      : { ...row, points, status: 'received' }
  })
}

function outcomeOf<Open extends string>(share: number, day: string, open: Open) {
  if (share < 0.55) return { status: 'used' as const, usedAt: `${day}T20:45:00+07:00` }
  return { status: share < 0.62 ? ('canceled' as const) : open }
}

/** Privileges taken over the years; what was not used in time has expired by today. */
export function longPrivileges(history: LongHistory): PrivilegeTransaction[] {
  const privileges = history.brand.privileges.filter(({ sample }) => sample === undefined)
  return rowsOverYears(history, 'GV', (id, day, random): PrivilegeTransaction => {
    const privilege = pick(privileges, random)
    const lastDay = validThrough(privilege, day)
    return {
      id,
      privilegeId: privilege.id,
      pointRef: privilege.cost,
      amount: random() < 0.9 ? 1 : 2,
      at: `${day}T${clockTime(random)}`,
      ...(lastDay === undefined ? {} : { validThrough: lastDay }),
      ...outcomeOf(random(), day, 'available'),
    }
  })
}

/** Package coupons taken over the years. */
export function longPackages(history: LongHistory): PackageTransaction[] {
  return rowsOverYears(history, 'GK', (id, day, random): PackageTransaction => {
    const facts = pick(history.brand.packages, random)
    return {
      id,
      packageId: facts.id,
      amount: random() < 0.8 ? 1 : 2,
      at: `${day}T${clockTime(random)}`,
      ...(facts.valid === 'forever' ? {} : { validThrough: addThaiDays(day, COUPON_LASTS_DAYS) }),
      ...outcomeOf(random(), day, 'received'),
    }
  })
}
