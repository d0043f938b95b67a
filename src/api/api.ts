import { isAnswerLost, toAppError } from './app-error'
import { isDue, readOf, type CachedAnswer, type Tag } from './base-api'
import { generatedApi } from './generated/endpoints'
import { operations, type OperationId } from './generated/operations'

/** The contract's own types. */
export type {
  CardDisplay,
  Criteria,
  CriteriaMapping,
  CriteriaMappings,
  Criterion,
  HomeContentItem,
  PdpaItem,
  TierCriteria,
} from './generated/endpoints'

// Tags that become stale together; exported for changes that are noticed without a call.
export const profileTags: Tag[] = ['Profile']
/** What a changed balance changes. */
const pointTags: Tag[] = ['Profile', 'Tier', 'Privileges', 'PointHistory']
/** After a privilege was redeemed, or the balance has changed. */
export const privilegeTags: Tag[] = [...pointTags, 'PrivilegeHistory']
/** After a package was redeemed. */
export const packageTags: Tag[] = ['Packages', 'PackageHistory']

// The transport gets the operation as `extraOptions`; endpoints injected elsewhere name their own.
generatedApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    Object.keys(generatedApi.endpoints).map((name) => [
      name,
      (definition: object) => {
        const { tag } = readOf(name) ?? {}
        // Mutations ignore providesTags and forceRefetch.
        Object.assign(definition, {
          extraOptions: operations[name as OperationId], // endpoints and operations are generated together
          providesTags: tag && [tag],
          forceRefetch: ({ endpointState }: { endpointState?: CachedAnswer }) => isDue(name, endpointState),
        })
      },
    ]),
  ),
})

/** What each change makes stale. The whole table is here because a redemption, say, concerns points, tier and histories. */
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
        (error && !isAnswerLost(toAppError(error))) || body.Pdpa_Action === 6 ? [] : ['Profile', 'Pdpa'],
    },
    updatePdpa: { invalidatesTags: ['Profile', 'Pdpa'] },
    updateCustomerInfo: { invalidatesTags: ['Profile', 'CustomerInfo'] },
    saveCustomForms: { invalidatesTags: ['CustomForms'] },
  },
})

/** Stale tags after points were given. A refusal, or zero points, changes nothing. */
function tagsOfPoints(points: number | undefined, error: unknown) {
  const isChanged = points === undefined ? isAnswerLost(toAppError(error)) : points > 0
  return isChanged ? pointTags : []
}
