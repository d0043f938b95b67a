import type { MemberTransaction } from '../db/state.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { toThaiDateTime } from './thai-time.ts'
import { transactionStandingOf } from './transaction-status.ts'

function everyTransaction({ state, longHistories }: SandboxContext): MemberTransaction[] {
  return [
    ...Object.values(state.members).flatMap((member) => [...member.privileges, ...member.packages]),
    ...[...longHistories.privileges.values(), ...longHistories.packages.values()].flatMap(
      ({ transactions }): MemberTransaction[] => transactions,
    ),
  ]
}

/** Does what a cashier's scanner does: marks the transaction of a code as used now. */
export function markUsed(context: SandboxContext, code: string): 'done' | 'unknown' | 'over' {
  const transaction = everyTransaction(context).find((item) => code !== '' && item.code?.text === code)
  if (transaction === undefined) return 'unknown'
  const { status } = transactionStandingOf(transaction, context.now())
  if (status !== 'available' && status !== 'received') return 'over'
  transaction.status = 'used'
  transaction.usedAt = toThaiDateTime(context.now())
  return 'done'
}
