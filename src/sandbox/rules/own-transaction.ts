import type { Member, PackageTransaction, PrivilegeTransaction, Transaction } from '../db/state.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { Refusal } from './errors.ts'
import { packagesOf, privilegesOf } from './member-histories.ts'

function withId<Item extends Transaction>(items: Item[], id: unknown): Item | undefined {
  return items.find((item) => item.id === String(id))
}

/** A member's own privilege; an unknown one, and another member's, are refused with 404. */
export function requirePrivilege(context: SandboxContext, member: Member, id: unknown): PrivilegeTransaction {
  // generated histories show none of the member's own, which still are what was issued
  const found = withId(member.privileges, id) ?? withId(privilegesOf(context, member), id)
  if (found === undefined) throw new Refusal('notFound')
  return found
}

/** A member's own package coupons; unknown ones, and another member's, are refused with 404. */
export function requirePackage(context: SandboxContext, member: Member, id: unknown): PackageTransaction {
  const found = withId(member.packages, id) ?? withId(packagesOf(context, member), id)
  if (found === undefined) throw new Refusal('notFound')
  return found
}
