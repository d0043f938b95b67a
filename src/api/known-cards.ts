import { api } from './api'
import { endlessApi } from './endless'
import type { PackageCard, PackageHistory, PrivilegeCard, PrivilegeHistory } from './generated/endpoints'
import type { ListPage } from './list-paging'

/** The state that the store gives to selectors of cached answers. */
type State = Parameters<typeof api.util.selectCachedArgsForQuery>[0]

interface RowOf {
  endlessPrivileges: PrivilegeCard
  endlessForYouPrivileges: PrivilegeCard
  endlessPackages: PackageCard
  endlessPrivilegeHistory: PrivilegeHistory
  endlessPackageHistory: PackageHistory
}

/** A row of a list, and what the cache says of the answer that it came with. */
export interface Known<Row> {
  row: Row
  answer: { endpointName?: string; originalArgs?: unknown; fulfilledTimeStamp?: number }
}

const knownOf = <Row>(payload: Row[] = [], answer: Known<Row>['answer']) =>
  payload.map((row): Known<Row> => ({ row, answer }))

/** Every row of a list that was loaded so far, whatever it was filtered by. */
function rowsOfList<Name extends keyof RowOf>(state: State, name: Name): Known<RowOf[Name]>[] {
  type Pages = { pages: ListPage<RowOf[Name]>[] } | undefined
  return endlessApi.util
    .selectCachedArgsForQuery(state, name)
    .flatMap((request) => {
      const known = endlessApi.endpoints[name].select(request)(state).data as Pages // an endpoint answers with its own rows
      return known?.pages ?? []
    })
    .flatMap(({ payload, readAt }) => knownOf(payload, { fulfilledTimeStamp: readAt }))
}

/** The card of a privilege as any list has it that was loaded so far: a detail renders it at once, while its own read is on its way. */
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

/** The card of a package, likewise. */
export const knownPackage = (state: State, packageId: string) =>
  rowsOfList(state, 'endlessPackages').find(({ row }) => row.package_id === packageId)

/** The row of what a member has redeemed or taken, as its history has it that was loaded so far. */
export const knownTransaction = {
  privilege: (state: State, id: string) =>
    rowsOfList(state, 'endlessPrivilegeHistory').find(({ row }) => row.transaction_id === id),
  package: (state: State, id: string) =>
    rowsOfList(state, 'endlessPackageHistory').find(({ row }) => row.transaction_id === id),
}
