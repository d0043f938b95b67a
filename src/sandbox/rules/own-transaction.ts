import type { MemberState, PackageTransaction, PrivilegeTransaction, MemberTransaction } from '../db/state.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { ApiError } from './errors.ts'
import { packagesOf, privilegesOf } from './member-histories.ts'

function withId<Item extends MemberTransaction>(items: Item[], id: unknown): Item | undefined {
  return items.find((item) => item.id === String(id))
}

/** A member's own privilege; an unknown one, and another member's, are refused with 404. */
export function requirePrivilege(
  context: SandboxContext,
  member: MemberState,
  id: unknown,
): PrivilegeTransaction {
  // generated histories show none of the member's own, which still are what was issued
  const found = withId(member.privileges, id) ?? withId(privilegesOf(context, member), id)
  if (found === undefined) throw new ApiError('notFound')
  return found
}

/** A member's own package coupons; unknown ones, and another member's, are refused with 404. */
export function requirePackage(
  context: SandboxContext,
  member: MemberState,
  id: unknown,
): PackageTransaction {
  const found = withId(member.packages, id) ?? withId(packagesOf(context, member), id)
  if (found === undefined) throw new ApiError('notFound')
  return found
}
