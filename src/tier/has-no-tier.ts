import { toAppError } from '@/api/app-error'
import type { useMember } from '@/session/use-member'

type TierQuery = Pick<ReturnType<typeof useMember>['tier'], 'data' | 'error'>

/** Whether the API says that the member has no tier yet: an answer without one, or a 404. */
export const hasNoTier = ({ data, error }: TierQuery): boolean =>
  toAppError(error).kind === 'notFound' || (data !== undefined && !data.tier_info)
