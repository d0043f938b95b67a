import { given } from '#tests/support/stored.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStore } from '@/store/store'
import { api } from './api'
import { endlessApi } from './endless'

/** The answers to reads, by the end of their paths. */
const ANSWERS: Record<string, () => Response> = {
  'Customer/Profile': () => Response.json({ point: 10, customer_info: 'M1' }),
  'membership-tier/info': () => Response.json({ tier_info: { tier_name_th: 'ทอง' } }),
  'privilege/List': () => Response.json({ payload: [] }),
  'History/Privilege': () => Response.json({ payload: [] }),
  'History/Point': () => Response.json({ payload: [] }),
}
const READS = Object.keys(ANSWERS)

let seen: string[]
/** Reads without an answer, by the end of their paths; '' is a change. */
let hanging: string[]
/** The answer to a change. */
let outcome: () => Response
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  ;[seen, hanging] = [[], []]
  given({ bearer: 'bearer' })
  store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const read = READS.find((end) => url.endsWith(end))
    if (read) seen.push(read)
    const aborted = new Promise((_resolve, reject) => signal?.addEventListener('abort', reject))
    const answer = hanging.includes(read ?? '') ? new Promise(() => {}) : read ? ANSWERS[read]?.() : outcome()
    return Promise.race([answer, aborted])
  })
})
afterEach(() => vi.unstubAllGlobals())

const { endpoints } = api
const list = { Filters: [], Ordering: [], Limit: 20 }
const welcome = () => store.dispatch(endpoints.issueWelcomePoints.initiate('r'))
const redeemCode = () =>
  store.dispatch(endpoints.redeemQrCode.initiate({ customerId: '1', qrCode: 'q', 'X-Request-Id': 'r' }))
const redeem = () =>
  store.dispatch(
    endpoints.issuePrivilege.initiate({
      'X-Request-Id': 'r',
      body: { Privilege_Id: '1', Amount: 1, Type: 1 },
    }),
  )
const issueCode = () =>
  store.dispatch(
    endpoints.issuePrivilegeCode.initiate({ 'X-Request-Id': 'r', body: { Transaction_Id: '1', Amount: 1 } }),
  )

const OF_POINTS = ['Customer/Profile', 'membership-tier/info', 'privilege/List', 'History/Point']
const json = (body: object) => () => Response.json(body)
const refused = () => Response.json({ message: 'qr used' }, { status: 422 })
const lost = () => new Response('{}', { status: 500 })

it.each([
  ['a redemption', redeem, json({ transaction_id: '1' }), READS],
  ['a code for the staff', issueCode, json({ issue_code: '1' }), ['History/Privilege']],
  ['points of a scanned code', redeemCode, json({ point: 50 }), OF_POINTS],
  ['a scanned code without points', redeemCode, json({ point: 0 }), []],
  ['a scanned code that is refused', redeemCode, refused, []],
  ['a scanned code whose answer is lost', redeemCode, lost, OF_POINTS],
  ['welcome points', welcome, json({ point_earn: 100 }), OF_POINTS],
  ['a welcome without points', welcome, json({ point_earn: 0 }), []],
  ['welcome points that are refused', welcome, refused, []],
  ['welcome points whose answer is lost', welcome, lost, OF_POINTS],
])(
  'after %s, what is on screen and may have changed is read anew, once, and nothing else',
  async (...row) => {
    const [, change, answer, stale] = row
    await Promise.all([
      store.dispatch(endpoints.getProfile.initiate()),
      store.dispatch(endpoints.getTier.initiate()),
      store.dispatch(endlessApi.endpoints.endlessPrivileges.initiate(list)),
      store.dispatch(endlessApi.endpoints.endlessPrivilegeHistory.initiate(list)),
      store.dispatch(endlessApi.endpoints.endlessPointHistory.initiate(list)),
    ])
    seen = []
    outcome = answer
    await change()
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    expect(seen.toSorted()).toEqual(stale.toSorted())
  },
)

it('what changes while a read is on its way is told by what is sent after the change', async () => {
  hanging = ['Customer/Profile']
  const asked = store.dispatch(endpoints.getProfile.initiate())
  await vi.waitFor(() => expect(seen).toEqual(['Customer/Profile']))
  hanging = []
  outcome = json({ point: 50 })
  await redeemCode()
  expect((await asked).data?.point).toBe(10)
  expect(seen).toEqual(['Customer/Profile', 'Customer/Profile'])
})

it('a page that opens while a read is on its way waits for that, as nothing has changed', async () => {
  hanging = ['Customer/Profile']
  void store.dispatch(endpoints.getProfile.initiate())
  await vi.waitFor(() => expect(seen).toEqual(['Customer/Profile']))
  void store.dispatch(endpoints.getProfile.initiate(undefined, { forceRefetch: true }))
  await store.dispatch(endpoints.getTier.initiate())
  expect(seen).toEqual(['Customer/Profile', 'membership-tier/info'])
})

it('a change is told, though another change, and the read of something else, have no answer', async () => {
  hanging = ['membership-tier/info', '']
  void store.dispatch(endpoints.getTier.initiate())
  await store.dispatch(endpoints.getProfile.initiate())
  void welcome()
  seen = []
  store.dispatch(api.util.invalidateTags(['Profile']))
  await vi.waitFor(() => expect(seen).toEqual(['Customer/Profile']))
})

it('an endless list that is on its way is sent again too, though its last read was aborted', async () => {
  const { endlessPointHistory } = endlessApi.endpoints
  await store.dispatch(endlessPointHistory.initiate(list))
  hanging = ['History/Point']
  store.dispatch(endlessPointHistory.initiate(list, { forceRefetch: true })).abort()
  await vi.waitFor(() => expect(endlessPointHistory.select(list)(store.getState()).isError).toBe(true))
  void store.dispatch(endlessPointHistory.initiate(list, { forceRefetch: true }))
  await vi.waitFor(() => expect(seen).toHaveLength(3))
  hanging = []
  store.dispatch(api.util.invalidateTags(['PointHistory']))
  await vi.waitFor(() => expect(seen).toHaveLength(4))
})

const ANSWER = {
  ...{ transaction_id: '1', privilege_id: '1', package_id: '1', name_th: 'ลาเต้', status: 'used' },
  ...{ amount: 1, date: '2026-11-23T10:00:00+07:00', point_ref: 1 },
  resp: { pdpa_data: { content_th: 'ก' } },
}

it.each(['getPrivilegeHistory', 'getPackageHistory', 'getSmsPdpa', 'getSmsPdpaByToken'] as const)(
  '%s is asked for each time that a page shows it',
  async (name) => {
    let asked = 0
    vi.stubGlobal('fetch', () => {
      asked += 1
      return Promise.resolve(Response.json(ANSWER))
    })
    const show = () => store.dispatch(endpoints[name as 'getPrivilegeHistory'].initiate({} as never))
    expect((await show()).isSuccess).toBe(true)
    await show()
    expect(asked).toBe(2)
  },
)
