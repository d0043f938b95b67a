import type { SandboxBrand } from '../brands/brand.ts'
import { addThaiDays, toThaiDate } from '../rules/thai-time.ts'
import { inOrder, settleLedger, type LedgerRow } from '../rules/ledger.ts'
import { clockTime, pick, randomFrom } from './random.ts'

const LIFETIME_DAYS = 365
/** Campaign points expire soon, so that a long history has expired rows too. */
const CAMPAIGN_DAYS = 14

interface History {
  brand: SandboxBrand
  memberNo: string
  seed: number
  now: Date
  /** How many purchases, spread over how many days. */
  purchases: number
  days: number
  balance: number
  /** Members of a high tier earn a multiple. */
  generosity: number
  hasExpiringPoints: boolean
}

const EXPIRING: [days: number, points: number][] = [
  [0, 20],
  [5, 120],
  [12, 80],
  [27, 150],
]

const rowId = ({ memberNo }: History, number: number) => `PT${memberNo}${String(number).padStart(5, '0')}`

function purchaseRow(history: History, day: string, id: string, random: () => number): LedgerRow {
  const bought = pick(history.brand.purchases, random)
  const branch = pick(history.brand.branches, random)
  const isCanceled = random() < 0.02
  const isCampaign = random() < 0.08
  return {
    id,
    titleTh: bought.th,
    titleEn: bought.en,
    points: (4 + Math.floor(random() * 22)) * history.generosity,
    status: isCanceled ? 'canceled' : 'received',
    at: `${day}T${clockTime(random)}`,
    branch: branch.th,
    expireDate: addThaiDays(day, isCampaign ? CAMPAIGN_DAYS : LIFETIME_DAYS),
  }
}

function redemptionRow(history: History, day: string, id: string, random: () => number): LedgerRow {
  const privilege = pick(
    history.brand.redeemedBefore.filter((item) => item.cost > 0 && item.cost <= 120),
    random,
  )
  return {
    id,
    titleTh: `แลกสิทธิ์: ${privilege.nameTh}`,
    titleEn: `Redeemed: ${privilege.nameEn}`,
    points: -privilege.cost,
    status: 'used',
    at: `${day}T20:30:00+07:00`,
    branch: pick(history.brand.branches, random).th,
  }
}

/** Corrects the seeded balance to its documented number, with a bonus or a redemption the day before. */
function balancingRow(history: History, rows: LedgerRow[], id: string): LedgerRow[] {
  const today = toThaiDate(history.now)
  const missing = history.balance - settleLedger(rows, today).balance
  if (missing === 0) return []
  const titles =
    missing > 0
      ? { titleTh: 'โบนัสสมาชิก', titleEn: 'Member bonus' }
      : { titleTh: 'แลกของรางวัลประจำปี', titleEn: 'Yearly reward' }
  const day = addThaiDays(today, -1)
  return [
    {
      id,
      ...titles,
      points: missing,
      status: missing > 0 ? 'received' : 'used',
      at: `${day}T21:15:00+07:00`,
      ...(missing > 0 ? { expireDate: addThaiDays(day, LIFETIME_DAYS) } : {}),
    },
  ]
}

/** Short-lived points, so that every "expires within" filter finds something. */
function expiringRows(history: History, firstNumber: number): LedgerRow[] {
  if (!history.hasExpiringPoints) return []
  const today = toThaiDate(history.now)
  return EXPIRING.map(([days, points], index) => ({
    id: rowId(history, firstNumber + index),
    titleTh: 'แต้มพิเศษสุดสัปดาห์',
    titleEn: 'Weekend bonus points',
    points,
    status: 'received',
    at: `${addThaiDays(today, -1)}T21:${30 + index}:00+07:00`,
    expireDate: addThaiDays(today, days),
  }))
}

/** A believable point history that ends at the given balance, newest row first. */
export function seedPoints(history: History): LedgerRow[] {
  const random = randomFrom(history.seed)
  const today = toThaiDate(history.now)
  const rows: LedgerRow[] = []
  const idOf = () => rowId(history, rows.length + 1)
  for (let index = 0; index < history.purchases; index += 1) {
    const age = Math.round(history.days * (1 - index / history.purchases)) + 1
    const day = addThaiDays(today, -age)
    rows.push(purchaseRow(history, day, idOf(), random))
    const wantsReward = random() < 0.14
    if (!wantsReward) continue
    const reward = redemptionRow(history, day, idOf(), random)
    if (settleLedger(rows, day).balance >= -reward.points) rows.push(reward)
  }
  const expiring = expiringRows(history, rows.length + 1)
  rows.push(...expiring)
  rows.push(...balancingRow(history, rows, idOf()))
  return rows.toSorted((a, b) => inOrder(b.at, a.at))
}
