import { given } from '#tests/support/stored.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/store/store'
import { api } from './api'
import { readOf } from './base-api'
import { endlessApi, isListDue, readPageAgain, transactionId, updateRow } from './endless'
import { knownPackage, knownPrivilege, knownTransaction } from './known-cards'
import { pointRowId } from './point-rows'
import { rowsOf, type ListPage } from './list-paging'

beforeEach(() => given({ bearer: 'bearer' }))
afterEach(() => vi.unstubAllGlobals())

const packageRow = (package_id: string) => ({ package_id, name_th: 'กาแฟ' })

it('a list goes on after a full page of which a row cannot be read', async () => {
  const pages = [[packageRow('1'), { package_id: 'broken' }, packageRow('2')], [packageRow('3')]]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ payload: pages.shift() })))
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const request = { Filters: [], Ordering: [], Limit: 3 }
  const list = () => endlessApi.endpoints.endlessPackages.select(request)(store.getState())
  await store.dispatch(endlessApi.endpoints.endlessPackages.initiate(request))
  expect(list().hasNextPage).toBe(true)
  await store.dispatch(endlessApi.endpoints.endlessPackages.initiate(request, { direction: 'forward' }))
  expect(list().data?.pages.flatMap(({ payload }) => payload.map((row) => row.package_id))).toEqual([
    '1',
    '2',
    '3',
  ])
  expect(list().hasNextPage).toBe(false)
})

it('rows of points without ids, or with one id for all, are each there, though they say the same', async () => {
  const coffee = { title_th: 'ซื้อกาแฟ', point: 10, date: '2026-11-23', transaction_id: null }
  const rows = [coffee, coffee, { ...coffee, point: 20, transaction_id: 0 }, { ...coffee, transaction_id: 0 }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ payload: rows })))
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const request = { Filters: [], Ordering: [], Limit: 50 }
  const { data } = await store.dispatch(endlessApi.endpoints.endlessPointHistory.initiate(request))
  expect(rowsOf(data?.pages ?? [], pointRowId).map(({ point }) => point)).toEqual([10, 10, 20, 10])
})

it('points that were used or have expired are taken away, whatever the sign on the wire', async () => {
  const wire = { received: 120, used: 80, expired: 20, canceled: 40 }
  const rows = Object.entries(wire).map(([status, point]) => ({ status, point, transaction_id: status }))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ payload: rows })))
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const request = { Filters: [], Ordering: [], Limit: 50 }
  const { data } = await store.dispatch(endlessApi.endpoints.endlessPointHistory.initiate(request))
  expect(data?.pages[0]?.payload.map(({ point }) => point)).toEqual([120, -80, -20, 40])
})

it('A history of packages has what a detail has read of its row', async () => {
  const row = {
    transaction_id: 't',
    package_id: 'K',
    name_th: 'กาแฟ',
    amount: 1,
    date: '2026-11-23T10:00:00+07:00',
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ payload: [{ ...row, status: 'received' }] })))
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const request = { Filters: [], Ordering: [], Limit: 3 }
  const { select, initiate } = endlessApi.endpoints.endlessPackageHistory
  await store.dispatch(initiate(request))
  const used = { ...row, status: 'used' }
  await store.dispatch(updateRow('package', used))
  expect(select(request)(store.getState()).data?.pages[0]?.payload[0]?.status).toBe('used')
})

describe('A history of which two pages were loaded', () => {
  const request = { Filters: [], Ordering: [{ Field: 'date', Direction: 'desc' as const }], Limit: 3 }
  const { endlessPrivilegeHistory } = endlessApi.endpoints
  const row = (id: string, status = 'available') => ({
    transaction_id: id,
    privilege_id: 'P',
    name_th: id,
    amount: 1,
    status,
    date: '2026-11-23T10:00:00+07:00',
  })
  const page = (ids: string, status?: string) => ({ payload: [...ids].map((id) => row(id, status)) })

  /** The answers by page number; `asked` gets the requested pages. */
  let answers: Record<number, () => Response | Promise<Response>>
  let asked: number[]
  let store: ReturnType<typeof makeStore>
  const select = () => endlessPrivilegeHistory.select(request)(store.getState())
  const shown = () => select().data?.pages.map(({ payload }) => payload)
  const ids = () => shown()?.map((rows) => rows.map(({ transaction_id }) => transaction_id).join(''))
  const load = (more: { direction?: 'forward'; forceRefetch?: boolean } = {}) =>
    store.dispatch(endlessPrivilegeHistory.initiate(request, more))
  const change = () => store.dispatch(api.util.invalidateTags(['PrivilegeHistory']))
  const settled = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))

  beforeEach(async () => {
    asked = []
    answers = { 1: () => Response.json(page('abc')), 2: () => Response.json(page('def')) }
    vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
      const { Page } = (JSON.parse(body) as { Filters: { Page: number } }).Filters
      asked.push(Page)
      return Promise.resolve(answers[Page]?.())
    })
    store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
    await load()
    await load({ direction: 'forward' })
    asked = []
  })

  it('keeps its rows while its first page is read anew, and has the new one and the changed ones then', async () => {
    const seen = new Set<string>()
    store.subscribe(() => seen.add(JSON.stringify(ids())))
    answers[1] = () => Response.json(page('xab', 'used'))
    change()
    const views = () => [...seen].map((pages) => JSON.parse(pages) as string[])
    await vi.waitFor(() => expect(views().at(-1)).toEqual(['xab', 'cdef']))
    expect(views()).toHaveLength(2)
    expect(shown()?.[0]?.map(({ status }) => status)).toEqual(['used', 'used', 'used'])
    expect(asked).toEqual([1])
  })

  it.each(['before', 'after'])(
    'has in a later page what a detail has read of its row, though its first page alone is read anew, %s the detail',
    async (order) => {
      let come: (answer: Response) => void = () => undefined
      answers[1] = () => new Promise<Response>((resolve) => (come = resolve))
      const comes = () => come(Response.json(page('xab')))
      change()
      await vi.waitFor(() => expect(asked).toEqual([1]))
      if (order === 'before') comes()
      const updated = store.dispatch(updateRow('privilege', row('f', 'used')))
      if (order === 'after') comes()
      await updated
      await vi.waitFor(() => expect(ids()).toEqual(['xab', 'cdef']))
      expect(shown()?.[1]?.at(-1)?.status).toBe('used')
    },
  )

  it('in another order than by its newest keeps its rows too', async () => {
    const byPoints = { ...request, Ordering: [{ Field: 'point', Direction: 'desc' as const }] }
    const { select: selectOf, initiate } = endlessPrivilegeHistory
    await store.dispatch(initiate(byPoints))
    await store.dispatch(initiate(byPoints, { direction: 'forward' }))
    answers[1] = () => Response.json(page('abx'))
    change()
    await settled()
    const { data, hasNextPage } = selectOf(byPoints)(store.getState())
    const rows = rowsOf(data?.pages ?? [], ({ transaction_id }) => transaction_id)
    expect(rows.map(({ transaction_id }) => transaction_id).join('')).toBe('abxcdef')
    expect(hasNextPage).toBe(true)
  })

  it('has its next page read only after its first, where it has changed while that was on its way', async () => {
    answers[3] = () => new Promise<Response>(() => {})
    void load({ direction: 'forward' })
    await vi.waitFor(() => expect(asked).toEqual([3]))
    answers[1] = () => Response.json(page('xab', 'used'))
    change()
    await vi.waitFor(() => expect(ids()).toEqual(['xab', 'cdef']))
    expect(asked).toEqual([3, 1])
    answers[2] = () => Response.json(page('cde'))
    answers[3] = () => Response.json(page('fgh'))
    await load({ direction: 'forward' })
    await load({ direction: 'forward' })
    expect(ids()).toEqual(['xab', 'cde', 'fgh'])
  })

  it('keeps its rows where its first page cannot be read', async () => {
    answers[1] = () => new Response('{}', { status: 500 })
    change()
    await settled()
    expect(ids()).toEqual(['abc', 'def'])
  })

  describe('and the first was read again', () => {
    const pageAt = (index: number) => select().data?.pages[index] as ListPage<{ transaction_id: string }>
    const again = (index = 1) =>
      store.dispatch(readPageAgain('endlessPrivilegeHistory', request, pageAt(index), transactionId))
    beforeEach(async () => {
      change()
      await settled()
      asked = []
    })

    it('has its second page read again as one of its rows is shown, once, in its place', async () => {
      answers[2] = () => Response.json(page('dey', 'used'))
      await Promise.all([again(), again()])
      expect(ids()).toEqual(['abc', 'dey'])
      expect(shown()?.[1]?.map(({ status }) => status)).toEqual(['used', 'used', 'used'])
      expect(asked).toEqual([2])
    })

    it('keeps a second page that cannot be read, says why, and tries again', async () => {
      answers[2] = () => new Response('{}', { status: 400 })
      // Whoever asks meanwhile hears of it too.
      for (const error of await Promise.all([again(), again()]))
        expect(error).toMatchObject({ kind: 'rejected' })
      expect(asked).toEqual([2])
      expect(ids()).toEqual(['abc', 'def'])
      answers[2] = () => Response.json(page('dey'))
      expect(await again()).toBeUndefined()
      expect(ids()).toEqual(['abc', 'dey'])
    })

    it('has nothing of a second page that was asked for before a further change, and does not wait for it', async () => {
      let come: (answer: Response) => void = () => undefined
      answers[2] = () => new Promise<Response>((resolve) => (come = resolve))
      const late = again()
      await vi.waitFor(() => expect(asked).toEqual([2]))
      answers[1] = () => Response.json(page('xab'))
      change()
      await vi.waitFor(() => expect(ids()).toEqual(['xab', 'cdef']))
      answers[2] = () => Response.json(page('cde'))
      await again()
      expect(ids()).toEqual(['xab', 'cde'])
      come(Response.json(page('old')))
      await late
      expect(ids()).toEqual(['xab', 'cde'])
    })

    it('goes on behind its second page only as that is read again: a row that is gone has moved the others up', async () => {
      answers = {
        1: () => Response.json(page('bcd')),
        2: () => Response.json(page('efg')),
        3: () => Response.json(page('hij')),
      }
      change()
      await vi.waitFor(() => expect(ids()).toEqual(['bcd', 'ef']))
      await load({ direction: 'forward' })
      await load({ direction: 'forward' })
      expect(ids()).toEqual(['bcd', 'efg', 'hij'])
      expect(asked).toEqual([1, 2, 3])
    })

    it('keeps what was read again while a further page was on its way', async () => {
      answers[3] = () => Response.json(page('ghi'))
      await again()
      await load({ direction: 'forward' })
      change()
      await settled()
      await again(2)
      let come: (answer: Response) => void = () => undefined
      answers[4] = () => new Promise<Response>((resolve) => (come = resolve))
      const next = load({ direction: 'forward' })
      await vi.waitFor(() => expect(asked.at(-1)).toBe(4))
      answers[2] = () => Response.json(page('def', 'used'))
      await again()
      come(Response.json(page('jkl')))
      await next
      expect(ids()).toEqual(['abc', 'def', 'ghi', 'jkl'])
      expect(shown()?.[1]?.map(({ status }) => status)).toEqual(['used', 'used', 'used'])
    })
  })

  it('leaves nothing to the next member, who asks for the same list before it has come', async () => {
    let come: (answer: Response) => void = () => undefined
    answers[1] = () => new Promise<Response>((resolve) => (come = resolve))
    change()
    const late = settled()
    store.dispatch(api.util.resetApiState())
    answers[1] = () => Response.json(page('mno'))
    await load()
    come(Response.json(page('xab')))
    await late
    expect(ids()).toEqual(['mno'])
  })
})

it('Twenty pages of cards are one call after a change; a card that is not read yet says what is missing by the balance of now', async () => {
  const asked: number[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { Page } = (JSON.parse(body) as { Filters: { Page: number } }).Filters
    asked.push(Page)
    const card = { privilege_id: `${Page}`, name_th: 'ลาเต้', point_ref: 500, point_need: 20 }
    return Promise.resolve(Response.json({ payload: [card] }))
  })
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const request = { Filters: [], Ordering: [], Limit: 1 }
  const { initiate, select } = endlessApi.endpoints.endlessPrivileges
  await store.dispatch(initiate(request))
  for (let page = 2; page <= 20; page += 1) await store.dispatch(initiate(request, { direction: 'forward' }))
  asked.length = 0
  store.dispatch(api.util.invalidateTags(['Privileges']))
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  expect(asked).toEqual([1])
  const needs = select(request)(store.getState()).data?.pages.map(({ payload }) => payload[0]?.point_need)
  expect(needs).toEqual([20, ...Array.from({ length: 19 }, () => undefined)])
})

it.each([
  ['a minute after its first page', 60_001, true],
  ['half a minute after it', 30_000, false],
  ['on a phone whose clock was set back', -3_600_000, true],
])(
  'A list of which a further page has just come is read again as it opens %s: %s',
  async (_when, later, isDue) => {
    const now = Date.now()
    vi.useFakeTimers({ now, toFake: ['Date'] })
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ payload: [packageRow('1')], total: 9 })))
    const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
    const request = { Filters: [], Ordering: [], Limit: 1 }
    const { initiate } = endlessApi.endpoints.endlessPackages
    const isListOld = () => isListDue(store.getState(), 'endlessPackages', request)
    expect(isListOld()).toBe(false)
    await store.dispatch(initiate(request))
    vi.setSystemTime(now + later)
    // Not while it waits for an answer.
    const next = store.dispatch(initiate(request, { direction: 'forward' }))
    expect(isListOld()).toBe(false)
    await next
    expect(isListOld()).toBe(isDue)
    vi.useRealTimers()
  },
)

it('Every call that reads has a row in the table of reads', () => {
  const isRead = (endpoint: object) => 'useQuery' in endpoint || 'useInfiniteQuery' in endpoint
  const names = Object.entries(endlessApi.endpoints).flatMap(([name, endpoint]) =>
    isRead(endpoint) ? [name] : [],
  )
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => readOf(name) === undefined)).toEqual([])
})

it('A card of any page of a list is known to its detail, and the moment at which its page was read', async () => {
  const common = {
    name_th: 'กาแฟ',
    point: 1,
    point_ref: 1,
    amount: 1,
    status: 'used',
    date: '2026-11-23T10:00:00+07:00',
  }
  const rowOf = (id: string) => ({ ...common, package_id: id, privilege_id: id, transaction_id: id })
  const pageOf = (body: string) => (JSON.parse(body) as { Filters: { Page: number } }).Filters.Page
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) =>
    Promise.resolve(Response.json({ payload: [rowOf(`${pageOf(body)}`)] })),
  )
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const request = { Filters: [], Ordering: [], Limit: 1 }
  const lists = endlessApi.endpoints
  const load = (more?: { direction: 'forward' }) =>
    Promise.all([
      store.dispatch(lists.endlessPackages.initiate(request, more)),
      store.dispatch(lists.endlessPrivileges.initiate(request, more)),
      store.dispatch(lists.endlessPackageHistory.initiate(request, more)),
      store.dispatch(lists.endlessPrivilegeHistory.initiate(request, more)),
    ])
  await load()
  vi.setSystemTime(2000)
  await load({ direction: 'forward' })
  vi.useRealTimers()
  const state = store.getState()
  for (const find of [knownPackage, knownPrivilege, knownTransaction.package, knownTransaction.privilege]) {
    expect(find(state, '1')?.answer.fulfilledTimeStamp).toBe(1000)
    expect(find(state, '2')?.answer.fulfilledTimeStamp).toBe(2000)
    expect(find(state, '3')).toBeUndefined()
  }
})
