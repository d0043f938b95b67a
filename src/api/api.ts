import { isAnswerLost, toAppError } from './app-error'
import { isDue, readOf, type CachedAnswer, type Tag } from './base-api'
import { generatedApi } from './generated/endpoints'
import { operations, type OperationId } from './generated/operations'

// What becomes stale together; exported for changes that are noticed without a call.
export const profileTags: Tag[] = ['Profile']
/** A privilege was redeemed, or the balance is found to be another one than before. */
export const privilegeTags: Tag[] = ['Profile', 'Tier', 'Privileges', 'PrivilegeHistory', 'PointHistory']
/** A package was redeemed. */
export const packageTags: Tag[] = ['Packages', 'PackageHistory']

// The transport gets an endpoint's operation with each call; one that is injected elsewhere names its own as `extraOptions`.
generatedApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    Object.keys(generatedApi.endpoints).map((name) => [
      name,
      (definition: object) => {
        const { tag } = readOf(name)
        // RTK Query reads the last two of queries alone.
        Object.assign(definition, {
          extraOptions: operations[name as OperationId], // endpoints and operations are generated together
          providesTags: tag && [tag],
          forceRefetch: ({ endpointState }: { endpointState?: CachedAnswer }) => isDue(name, endpointState),
        })
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

/** What may be stale after a gift of points. A refusal, or a gift of none, changes nothing. */
function tagsOfPoints(points: number | undefined, error: unknown) {
  const isChanged = points === undefined ? isAnswerLost(toAppError(error)) : points > 0
  return isChanged ? (['Profile', 'Tier', 'Privileges', 'PointHistory'] as const) : []
}
