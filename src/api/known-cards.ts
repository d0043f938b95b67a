import { api } from './api'
import { endlessApi, type EndlessName } from './endless'
import type { PrivilegeCard } from './generated/endpoints'
import type { ListPage } from './list-paging'

type State = Parameters<typeof api.util.selectCachedArgsForQuery>[0]

type RowOf<Name extends EndlessName> =
  (typeof endlessApi.endpoints)[Name]['Types']['ResultType']['payload'][number]

/** A list row, with the cache data of the answer it came from. */
export interface Known<Row> {
  row: Row
  answer: { endpointName?: string; originalArgs?: unknown; fulfilledTimeStamp?: number }
}

const knownOf = <Row>(payload: Row[] = [], answer: Known<Row>['answer']) =>
  payload.map((row): Known<Row> => ({ row, answer }))

/** All loaded rows of a list, whatever its filter. */
function rowsOfList<Name extends EndlessName>(state: State, name: Name): Known<RowOf<Name>>[] {
  type Pages = { pages: ListPage<RowOf<Name>>[] } | undefined
  return endlessApi.util
    .selectCachedArgsForQuery(state, name)
    .flatMap((request) => {
      const known = endlessApi.endpoints[name].select(request)(state).data as Pages // an endpoint's own rows
      return known?.pages ?? []
    })
    .flatMap(({ payload, readAt }) => knownOf(payload, { fulfilledTimeStamp: readAt }))
}

/** A privilege's card from any loaded list, which its detail page shows until its own read has answered. */
export function knownPrivilege(state: State, privilegeId: string): Known<PrivilegeCard> | undefined {
  const sections = (['listPrivileges', 'listForYouPrivileges'] as const).flatMap((name) =>
    api.util
      .selectCachedArgsForQuery(state, name)
      .map((request) => api.endpoints[name].select(request as never)(state)),
  )
  return [
    ...rowsOfList(state, 'endlessPrivileges'),
    ...rowsOfList(state, 'endlessForYouPrivileges'),
    ...sections.flatMap((section) => knownOf(section.data?.payload, section)),
  ].find(({ row }) => row.privilege_id === privilegeId)
}

export const knownPackage = (state: State, packageId: string) =>
  rowsOfList(state, 'endlessPackages').find(({ row }) => row.package_id === packageId)

/** The row of a redemption from its loaded history. */
export const knownTransaction = {
  privilege: (state: State, id: string) =>
    rowsOfList(state, 'endlessPrivilegeHistory').find(({ row }) => row.transaction_id === id),
  package: (state: State, id: string) =>
    rowsOfList(state, 'endlessPackageHistory').find(({ row }) => row.transaction_id === id),
}
