import type { SandboxBrand } from '../brands/brand.ts'
import {
  longPackages,
  longPoints,
  longPrivileges,
  rememberedHistory,
  type LongHistory,
  type LongList,
} from '../db/long-histories.ts'
import type { MemberState, PackageTransaction, PrivilegeTransaction, MemberTransaction } from '../db/state.ts'
import { brandOf, todayOf, type SandboxContext } from '../sandbox-context.ts'
import {
  packageHistoryRow,
  pointHistoryRow,
  privilegeHistoryRow,
  type PackageHistoryRow,
  type PointHistoryRow,
  type PrivilegeHistoryRow,
} from './history-rows.ts'
import { settleLedger } from './ledger.ts'

type MakeRow<Item, Row> = (brand: SandboxBrand, transaction: Item, now: Date) => Row

const isLong = ({ settings }: SandboxContext) => settings.historyRows > 0

const longHistory = (context: SandboxContext, member: MemberState): LongHistory => ({
  brand: brandOf(member),
  memberNo: member.memberNo,
  count: context.settings.historyRows,
  today: todayOf(context),
})

function longList<Item, Row>(
  context: SandboxContext,
  member: MemberState,
  lists: Map<string, LongList<Item, Row>>,
  makeItems: (history: LongHistory) => Item[],
  makeRow: MakeRow<Item, Row>,
): LongList<Item, Row> {
  return rememberedHistory(lists, longHistory(context, member), (history) => {
    const transactions = makeItems(history)
    return { transactions, rows: transactions.map((item) => makeRow(history.brand, item, context.now())) }
  })
}

const longPrivilegeList = (context: SandboxContext, member: MemberState) =>
  longList(context, member, context.longHistories.privileges, longPrivileges, privilegeHistoryRow)

const longPackageList = (context: SandboxContext, member: MemberState) =>
  longList(context, member, context.longHistories.packages, longPackages, packageHistoryRow)

/** The remembered rows, but for those whose transaction has a code: these change while the code is running. */
function rowsNow<Item extends MemberTransaction, Row>(
  context: SandboxContext,
  member: MemberState,
  { transactions, rows }: LongList<Item, Row>,
  makeRow: MakeRow<Item, Row>,
): Row[] {
  const copy = [...rows]
  for (const [index, item] of transactions.entries()) {
    if (item.code !== undefined) copy[index] = makeRow(brandOf(member), item, context.now())
  }
  return copy
}

/** A member's privileges: their own, or as many generated ones as the settings say. */
export function privilegesOf(context: SandboxContext, member: MemberState): PrivilegeTransaction[] {
  return isLong(context) ? longPrivilegeList(context, member).transactions : member.privileges
}

/** A member's package coupons: their own, or generated ones. */
export function packagesOf(context: SandboxContext, member: MemberState): PackageTransaction[] {
  return isLong(context) ? longPackageList(context, member).transactions : member.packages
}

/** The rows of a member's point history, newest first. */
export function pointRows(context: SandboxContext, member: MemberState): PointHistoryRow[] {
  if (!isLong(context)) return settleLedger(member.points, todayOf(context)).rows.map(pointHistoryRow)
  return rememberedHistory(context.longHistories.points, longHistory(context, member), (history) =>
    longPoints(history).map(pointHistoryRow),
  )
}

/** The rows of a member's privilege history, newest first. */
export function privilegeHistoryRows(context: SandboxContext, member: MemberState): PrivilegeHistoryRow[] {
  if (isLong(context)) {
    return rowsNow(context, member, longPrivilegeList(context, member), privilegeHistoryRow)
  }
  const now = context.now()
  return member.privileges.map((item) => privilegeHistoryRow(brandOf(member), item, now))
}

/** The rows of a member's package history, newest first. */
export function packageHistoryRows(context: SandboxContext, member: MemberState): PackageHistoryRow[] {
  if (isLong(context)) {
    return rowsNow(context, member, longPackageList(context, member), packageHistoryRow)
  }
  const now = context.now()
  return member.packages.map((item) => packageHistoryRow(brandOf(member), item, now))
}
