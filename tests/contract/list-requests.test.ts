import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListQuery } from '@/api/generated/endpoints'
import {
  expiringPointKind,
  EXPIRES,
  historyRequest,
  packageKind,
  pointKind,
  privilegeKind,
  readFilter,
  statusesOf,
  type HistoryKind,
} from '@/features/points/histories/history-filter'
import { cardRequest } from '@/features/redeem/card-query'
import { readHistory } from '@/features/redeem/find-transaction'
import { packageRequest } from '@/features/redeem/packages/package-filter'
import { READY } from '@/features/redeem/privileges/components/ready-row'
import { privilegeRequest } from '@/features/redeem/privileges/privilege-filter'
import { resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import { given } from '#tests/support/stored.ts'
import { readSource, sourceFiles } from '../architecture/source-files'
import { lists } from './answer-places'

type Asked = Pick<ListQuery, 'Filters' | 'Ordering'>

/** The lists that were asked for by HTTP, by the end of their path. */
let sent: { path: string; body: { Filters: ListQuery } }[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) as { Filters: ListQuery } })
    return Promise.resolve(Response.json({ payload: [] }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const DIRECTIONS = [undefined, 'asc', 'desc'] as const

/** Every request of a history, by all that its filter has. */
const ofHistory = (kind: HistoryKind): Asked[] =>
  [undefined, '999', ...statusesOf(kind)].flatMap((status) =>
    [undefined, '999', ...EXPIRES].flatMap((expires) =>
      DIRECTIONS.map((sort) => {
        const params = { from: '2026-01-01', to: '2026-11-30', ...(sort && { sort }) }
        const chosen = { ...params, ...(status && { status }), ...(expires && { expires }) }
        return historyRequest(kind, readFilter(kind, chosen), '2026-11-30')
      }),
    ),
  )

/** What looks for a redemption's transaction. */
async function lookUp(kind: 'privilege' | 'package'): Promise<Asked[]> {
  given({ bearer: 'of-member' })
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(resumeSession())
  const item = { kind, itemId: 'I1', memberKey: 'M1', points: 1 }
  await readHistory(store.dispatch, item, Date.now(), new Promise(() => {}))
  return sent.map(({ body }) => body.Filters)
}

const sorted = ['', 'asc', 'desc', 'expiry']
const privileges = (): Asked[] => [
  ...sorted.map((sort) =>
    privilegeRequest(
      { search: 'กาแฟ', category: 'drinks', affordable: 'true', sort },
      { balance: 10, ids: ['P1'] },
    ),
  ),
  cardRequest('privilege', 'P1').Filters,
]

const ASKED: Record<string, () => Asked[] | Promise<Asked[]>> = {
  listPointHistory: () => [...ofHistory(pointKind), ...ofHistory(expiringPointKind)],
  listPrivilegeHistory: async () => [
    ...ofHistory(privilegeKind),
    READY.Filters,
    ...(await lookUp('privilege')),
  ],
  listPrivileges: privileges,
  listForYouPrivileges: privileges,
  listPackages: () => [
    ...sorted.map((sort) => packageRequest({ search: 'กาแฟ', sort })),
    cardRequest('package', 'K1').Filters,
  ],
  listPackageHistory: async () => [...ofHistory(packageKind), ...(await lookUp('package'))],
}

const once = (texts: string[]) => [...new Set(texts)].toSorted()

it.each(Object.keys(lists))('The filters and orders of %s are those of the contract', async (list) => {
  const asked = (await ASKED[list]?.()) ?? []
  const { filters = [], orders = [] } = lists[list] ?? {}
  expect(
    once(asked.flatMap(({ Filters }) => Filters.map(({ Field, Operator }) => `${Field} ${Operator}`))),
  ).toEqual(filters.toSorted())
  expect(
    once(asked.flatMap(({ Ordering }) => Ordering.map(({ Field, Direction }) => `${Field} ${Direction}`))),
  ).toEqual(orders.toSorted())
})

it('What asks for a list by a filter is known here', () => {
  const asking = sourceFiles('src').filter(
    (file) =>
      !/\.test\.|^src\/(sandbox|api)\//.test(file) && /Operator: '|Direction: '/.test(readSource(file)),
  )
  expect(asking.map((file) => file.replace('src/features/', ''))).toEqual([
    'points/histories/history-filter.ts',
    'redeem/card-query.ts',
    'redeem/find-transaction.ts',
    'redeem/packages/package-filter.ts',
    'redeem/privileges/components/ready-row.tsx',
    'redeem/privileges/privilege-filter.ts',
  ])
})
