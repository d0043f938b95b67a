import { isAnswerLost, toAppError } from './app-error'
import type { Tag } from './base-api'
import { generatedApi } from './generated/endpoints'
import { operations, type OperationId } from './generated/operations'

// What becomes stale together, also for those who learn of it otherwise than from the answer of a call.
export const profileTags: Tag[] = ['Profile']
/** The profile says another balance than before. */
export const balanceTags: Tag[] = ['Tier', 'Privileges', 'PrivilegeHistory', 'PointHistory']
/** A privilege was redeemed. */
export const privilegeTags: Tag[] = ['Profile', ...balanceTags]
/** A package was redeemed. */
export const packageTags: Tag[] = ['Packages', 'PackageHistory']
/** What the counter, the calendar or another phone may have changed; theme, texts and places stay as they are. */
export const figureTags: Tag[] = ['CustomerInfo', ...privilegeTags, ...packageTags]

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
      (definition: object) =>
        // Endpoints and operations are generated together. RTK Query reads forceRefetch of queries alone, as a component subscribes.
        void Object.assign(definition, { forceRefetch, extraOptions: operations[name as OperationId] }),
    ]),
  ),
})

/**
 * The cache table: which read holds what, and which call makes it stale. Loyalty crosses features (a redemption moves
 * points, tier and histories), so that the whole graph stands here.
 */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    getProfile: { providesTags: ['Profile'] },
    getTier: { providesTags: ['Tier'] },
    getTierCriteria: { providesTags: ['Tier'] },
    getCriteriaMappings: { providesTags: ['Tier'] },
    listPrivileges: { providesTags: ['Privileges'] },
    listForYouPrivileges: { providesTags: ['Privileges'] },
    listPrivilegeHistory: { providesTags: ['PrivilegeHistory'] },
    getPrivilegeHistory: { providesTags: ['PrivilegeHistory'] },
    listPointHistory: { providesTags: ['PointHistory'] },
    listPackages: { providesTags: ['Packages'] },
    listPackageHistory: { providesTags: ['PackageHistory'] },
    getPackageHistory: { providesTags: ['PackageHistory'] },
    getCustomerInfo: { providesTags: ['CustomerInfo'] },
    listPdpa: { providesTags: ['Pdpa'] },
    listCustomForms: { providesTags: ['CustomForms'] },
    checkCustomForms: { providesTags: ['CustomForms'] },

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
