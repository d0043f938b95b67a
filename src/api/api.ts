import { isAnswerLost, isHostError, toAppError, type AppError } from './app-error'
import type { Tag } from './base-api'
import { generatedApi } from './generated/endpoints'
import { operations, type OperationId } from './generated/operations'

// What becomes stale together, also for those who learn of it otherwise than from the answer of a call.
export const profileTags: Tag[] = ['Profile']
/** A privilege was redeemed, or the balance is found to be another one than before. */
export const privilegeTags: Tag[] = ['Profile', 'Tier', 'Privileges', 'PrivilegeHistory', 'PointHistory']
/** A package was redeemed. */
export const packageTags: Tag[] = ['Packages', 'PackageHistory']

/** The cache table, its reads: what each one holds. */
const tagOfRead: Partial<Record<OperationId, Tag>> = {
  getProfile: 'Profile',
  getTier: 'Tier',
  getTierCriteria: 'Tier',
  getCriteriaMappings: 'Tier',
  listPrivileges: 'Privileges',
  listForYouPrivileges: 'Privileges',
  listPrivilegeHistory: 'PrivilegeHistory',
  getPrivilegeHistory: 'PrivilegeHistory',
  listPointHistory: 'PointHistory',
  listPackages: 'Packages',
  listPackageHistory: 'PackageHistory',
  getPackageHistory: 'PackageHistory',
  getCustomerInfo: 'CustomerInfo',
  listPdpa: 'Pdpa',
  listCustomForms: 'CustomForms',
  checkCustomForms: 'CustomForms',
}

interface Known {
  status?: string
  data?: unknown
}

/**
 * A component that mounts refetches a cached answer only if the last refetch was aborted or failed: RTK Query would show such an
 * answer for as long as one that was fetched well. The cached answer stays on screen meanwhile.
 */
const forceRefetch = ({ endpointState }: { endpointState?: Known }) =>
  endpointState?.status === 'rejected' && endpointState.data !== undefined

// The transport gets an endpoint's operation with each call; one that is injected elsewhere names its own as `extraOptions`.
generatedApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    Object.keys(generatedApi.endpoints).map((name) => [
      name,
      (definition: object) => {
        const id = name as OperationId // endpoints and operations are generated together
        const tag = tagOfRead[id]
        // RTK Query reads forceRefetch of queries alone, as a component subscribes.
        const providesTags = (_result: unknown, error: AppError | undefined) => [
          tag,
          // The wait that a 429 asks for is that call's.
          error && isHostError(error) && (error.isResting || error.kind !== 'rateLimited')
            ? 'Failed'
            : undefined,
        ]
        Object.assign(definition, { forceRefetch, extraOptions: operations[id], providesTags })
      },
    ]),
  ),
})

/**
 * The cache table, its changes: what each one makes stale. Loyalty crosses features (a redemption moves
 * points, tier and histories), so that the whole graph stands here.
 */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    issuePrivilege: { invalidatesTags: privilegeTags },
    issuePrivilegeCode: { invalidatesTags: ['PrivilegeHistory'] },
    issuePackage: { invalidatesTags: packageTags },
    issuePackageCode: { invalidatesTags: ['PackageHistory'] },
    issueWelcomePoints: {
      invalidatesTags: (result, error) => tagsOfPoints(result?.point_earn, error),
    },
    redeemQrCode: { invalidatesTags: (result, error) => tagsOfPoints(result?.point, error) },
    sendConsent: {
      invalidatesTags: (_result, error, { body }) =>
        error || body.Pdpa_Action === 6 ? [] : ['Profile', 'Pdpa'],
    },
    updatePdpa: { invalidatesTags: ['Profile', 'Pdpa'] },
    updateCustomerInfo: { invalidatesTags: ['Profile', 'CustomerInfo'] },
    saveCustomForms: { invalidatesTags: ['CustomForms'] },
  },
})

/** What points move that may have been given: a campaign or code that gave none, and one that was refused, changed nothing. */
function tagsOfPoints(points: number | undefined, error: unknown) {
  const isChanged = points === undefined ? isAnswerLost(toAppError(error)) : points > 0
  return isChanged ? (['Profile', 'Tier', 'Privileges', 'PointHistory'] as const) : []
}
