import { nextId, type MemberState, type PackageTransaction } from '../db/state.ts'
import { brandOf, todayOf, type SandboxContext } from '../sandbox-context.ts'
import { ApiError } from './errors.ts'
import { couponsLeft, expiryDate } from './package-card.ts'
import { hasPassed, toThaiDateTime } from './thai-time.ts'

/** Takes coupons of a package: lowers what the member may still take, and adds a transaction to the history. */
export function issuePackage(
  context: SandboxContext,
  member: MemberState,
  packageId: unknown,
  amount: number,
): { transaction_id: string } {
  const facts = brandOf(member).packages.find(({ id }) => id === String(packageId))
  if (facts === undefined) throw new ApiError('notFound')
  const today = todayOf(context)
  const lastDay = expiryDate(facts, today)
  if (hasPassed(lastDay, today)) throw new ApiError('privilegeExpired')
  if (couponsLeft(facts, member) < amount) throw new ApiError('limitReached')
  member.couponsTaken[facts.id] = (member.couponsTaken[facts.id] ?? 0) + amount
  const transaction: PackageTransaction = {
    id: nextId(context.state, 'PK'),
    packageId: facts.id,
    amount,
    status: 'received',
    at: toThaiDateTime(context.now()),
    ...(lastDay === undefined ? {} : { validThrough: lastDay }),
  }
  member.packages.unshift(transaction)
  return { transaction_id: transaction.id }
}
