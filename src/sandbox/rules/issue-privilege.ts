import type { PrivilegeSeed } from '../brands/brand.ts'
import { nextId, type MemberState, type PrivilegeTransaction } from '../db/state.ts'
import { brandOf, todayOf, type SandboxContext } from '../sandbox-context.ts'
import { ApiError } from './errors.ts'
import { settleLedger } from './ledger.ts'
import { validThrough } from './privilege-card.ts'
import { hasPassed, toThaiDateTime } from './thai-time.ts'

/** Refuses what cannot be redeemed, in the order that members are told: expired, gone, too few points. */
function refuseUnlessIssuable(
  context: SandboxContext,
  member: MemberState,
  privilege: PrivilegeSeed,
  amount: number,
) {
  const { stock } = context.state
  const today = todayOf(context)
  if (hasPassed(validThrough(privilege, today), today)) throw new ApiError('privilegeExpired')
  // another member was quicker: the list still said that one was left
  if (privilege.sample === 'soldOut') stock[privilege.id] = 0
  const left = stock[privilege.id] ?? Number.POSITIVE_INFINITY
  if (privilege.isIssuable === false || left < amount) throw new ApiError('limitReached')
  if (settleLedger(member.points, today).balance < privilege.cost * amount)
    throw new ApiError('notEnoughPoints')
}

function takePoints(context: SandboxContext, member: MemberState, privilege: PrivilegeSeed, amount: number) {
  if (privilege.cost === 0) return
  member.points.unshift({
    id: nextId(context.state, 'PT'),
    titleTh: `แลกสิทธิ์: ${privilege.nameTh}`,
    titleEn: `Redeemed: ${privilege.nameEn}`,
    points: -privilege.cost * amount,
    status: 'used',
    at: toThaiDateTime(context.now()),
  })
}

/** Redeems a privilege: takes the points, lowers the stock, and adds a transaction to the member's history. */
export function issuePrivilege(
  context: SandboxContext,
  member: MemberState,
  privilegeId: unknown,
  amount: number,
): { transaction_id: string } {
  const privilege = brandOf(member).privileges.find(({ id }) => id === String(privilegeId))
  if (privilege === undefined) throw new ApiError('notFound')
  refuseUnlessIssuable(context, member, privilege, amount)
  takePoints(context, member, privilege, amount)
  const { state } = context
  const left = state.stock[privilege.id]
  if (left !== undefined) state.stock[privilege.id] = left - amount
  const lastDay = validThrough(privilege, todayOf(context))
  const transaction: PrivilegeTransaction = {
    id: nextId(state, 'PV'),
    privilegeId: privilege.id,
    pointRef: privilege.cost,
    amount,
    status: 'available',
    at: toThaiDateTime(context.now()),
    ...(lastDay === undefined ? {} : { validThrough: lastDay }),
  }
  member.privileges.unshift(transaction)
  return { transaction_id: transaction.id }
}
