import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { sessionFor, type MemberPersona } from '../personas.ts'
import { ask } from './ask-sandbox.ts'

const NOW = new Date('2026-11-02T05:00:00Z')
const TODAY = '2026-11-02'

const HISTORIES = {
  listPointHistory: 'Customer/History/Point',
  listPrivilegeHistory: 'Customer/History/Privilege',
  listPackageHistory: 'Customer/History/Package',
} as const

type History = keyof typeof HISTORIES
const EVERY_HISTORY = Object.keys(HISTORIES) as History[] // keys of a constant object

interface Row {
  transaction_id: string
  status: string
  date: string
  point?: number
  expire_date?: string | null
  valid_through?: string | null
}

interface Query {
  Filters?: object[]
  Ordering?: object[]
  Page?: number
  Limit?: number
}

const sandboxToday = () => createSandbox({ now: () => NOW })

async function list(sandbox: Sandbox, history: History, query: Query = {}, persona: MemberPersona = 'gold') {
  const { body } = await ask(sandbox, history, HISTORIES[history], {
    token: sessionFor(persona, 'doisai'),
    json: { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 20, ...query } },
  })
  return body as unknown as { payload: Row[]; total: number } // checked against the contract by `ask`
}

const status = (Value: string) => ({ Field: 'status', Operator: 'eq', Value })

describe.each(EVERY_HISTORY)('%s', (history) => {
  it('has the newest row first', async () => {
    const dates = (await list(sandboxToday(), history)).payload.map((row) => row.date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(dates.length).toBeGreaterThanOrEqual(12)
  })

  it('has rows in every status for gold and platinum', async () => {
    for (const persona of ['gold', 'platinum'] as const) {
      const { payload } = await list(sandboxToday(), history, { Limit: 1000 }, persona)
      const isPoint = history === 'listPointHistory'
      const open = isPoint || history === 'listPackageHistory' ? 'received' : 'available'
      const statuses = new Set(payload.map((row) => row.status))
      expect([...statuses].sort()).toEqual([open, 'canceled', 'expired', 'used'].sort())
    }
  })

  it('filters by status and by a range of days, both inclusive', async () => {
    const sandbox = sandboxToday()
    const range = [
      { Field: 'date', Operator: 'gte', Value: '2026-10-15' },
      { Field: 'date', Operator: 'lte', Value: '2026-11-01' },
    ]
    const { payload, total } = await list(sandbox, history, {
      Filters: [...range, status('used')],
      Limit: 99,
    })
    expect(total).toBe(payload.length)
    expect(total).toBeGreaterThan(0)
    for (const row of payload) {
      expect(row.status).toBe('used')
      expect(row.date.slice(0, 10) >= '2026-10-15' && row.date.slice(0, 10) <= '2026-11-01').toBe(true)
    }
    const all = await list(sandbox, history, { Filters: range, Limit: 99 })
    expect(all.total).toBeGreaterThan(total)
  })

  it('has pages that add up without overlap', async () => {
    const sandbox = sandboxToday()
    const ids: string[] = []
    const { total } = await list(sandbox, history)
    for (let Page = 1; Page <= Math.ceil(total / 5); Page += 1) {
      ids.push(...(await list(sandbox, history, { Page, Limit: 5 })).payload.map((row) => row.transaction_id))
    }
    expect(ids).toHaveLength(total)
    expect(new Set(ids).size).toBe(total)
  })

  it.each([10_000, 120, 7])(
    'has %i generated rows where the settings say so, until a reset',
    async (rows) => {
      const sandbox = sandboxToday()
      const seeded = await list(sandbox, history)
      const body = JSON.stringify({ historyRows: rows })
      await sandbox.handle(new Request('http://localhost/sandbox/settings', { method: 'POST', body }))
      const first = await list(sandbox, history)
      expect(first.total).toBe(rows)
      expect(await list(sandbox, history)).toEqual(first)
      const last = await list(sandbox, history, { Page: Math.ceil(rows / 20) })
      expect(last.payload.at(-1)?.date.slice(0, 4)).toMatch(rows > 100 ? /2022/ : /202[2-4]/)
      const other = await list(sandbox, history, {}, 'platinum')
      expect(other.total).toBe(rows)
      expect(other.payload).not.toEqual(first.payload)
      sandbox.reset()
      expect(await list(sandbox, history)).toEqual(seeded)
    },
  )

  it('filters generated rows too, of which every status has some', async () => {
    const sandbox = createSandbox({ now: () => NOW, settings: { historyRows: 10_000 } })
    const open = history === 'listPrivilegeHistory' ? 'available' : 'received'
    let sum = 0
    for (const value of [open, 'used', 'expired', 'canceled']) {
      const { total, payload } = await list(sandbox, history, { Filters: [status(value)] })
      expect(payload.every((row) => row.status === value)).toBe(true)
      expect(total).toBeGreaterThan(100)
      sum += total
    }
    expect(sum).toBe(10_000)
  })
})

describe('the point history', () => {
  it.each([
    [0, ['2026-11-02']],
    [7, ['2026-11-02', '2026-11-07']],
    [15, ['2026-11-02', '2026-11-07', '2026-11-14']],
    [30, ['2026-11-02', '2026-11-07', '2026-11-14', '2026-11-29']],
  ])('finds what expires within %i days, and nothing that has been spent', async (days, expected) => {
    const Value = new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10)
    const { payload } = await list(sandboxToday(), 'listPointHistory', {
      Filters: [status('received'), { Field: 'expire_date', Operator: 'lte', Value }],
      Ordering: [{ Field: 'expire_date', Direction: 'asc' }],
      Limit: 99,
    })
    const found = new Set(payload.map((row) => row.expire_date))
    for (const day of expected) expect(found).toContain(day)
    expect(payload.every((row) => String(row.expire_date) >= TODAY)).toBe(true)
  })

  it('orders by points in both directions', async () => {
    const sandbox = createSandbox({ now: () => NOW, settings: { historyRows: 10_000 } })
    const points = async (Direction: string) => {
      const Ordering = [{ Field: 'point', Direction }]
      return (await list(sandbox, 'listPointHistory', { Ordering })).payload.map((row) => row.point ?? 0)
    }
    const ascending = await points('asc')
    expect(ascending).toEqual([...ascending].sort((a, b) => a - b))
    const descending = await points('desc')
    expect(descending).toEqual([...descending].sort((a, b) => b - a))
    expect(descending[0]).toBeGreaterThan(ascending[0] ?? 0)
  })

  it('may be generated without changing the balance', async () => {
    const sandbox = createSandbox({ settings: { historyRows: 10_000 } })
    await list(sandbox, 'listPointHistory')
    const { body } = await ask(sandbox, 'getProfile', 'Customer/Profile', {
      token: sessionFor('gold', 'doisai'),
    })
    expect(body.point).toBe(2480)
  })
})

describe('the privilege history', () => {
  it('finds what expires soon among the available rows', async () => {
    const { payload } = await list(sandboxToday(), 'listPrivilegeHistory', {
      Filters: [status('available'), { Field: 'valid_through', Operator: 'lte', Value: '2026-11-14' }],
      Ordering: [{ Field: 'valid_through', Direction: 'asc' }],
    })
    expect(payload.map((row) => row.valid_through)).toEqual(
      expect.arrayContaining(['2026-11-02', '2026-11-07', '2026-11-14']),
    )
    expect(payload.every((row) => String(row.valid_through) >= TODAY)).toBe(true)
  })

  it('says that a privilege expired the day after its last day', async () => {
    let now = NOW
    const sandbox = createSandbox({ now: () => now })
    const before = (await list(sandbox, 'listPrivilegeHistory')).payload[0]
    expect(before).toMatchObject({ status: 'available', valid_through: TODAY })
    now = new Date(NOW.getTime() + 86_400_000)
    const after = (await list(sandbox, 'listPrivilegeHistory')).payload[0]
    expect(after).toMatchObject({ transaction_id: before?.transaction_id, status: 'expired' })
  })

  it('answers one row, and a code for it, where the rows are generated too', async () => {
    const sandbox = createSandbox({ now: () => NOW, settings: { historyRows: 120 } })
    const token = sessionFor('gold', 'doisai')
    const Filters = [status('available')]
    const Transaction_Id = (await list(sandbox, 'listPrivilegeHistory', { Filters })).payload[0]
      ?.transaction_id
    const path = 'Customer/History/Privileg'
    const detail = () =>
      ask(sandbox, 'getPrivilegeHistory', `${path}/Detail`, { token, json: { Transaction_Id } })
    expect((await detail()).body).toMatchObject({ transaction_id: Transaction_Id, status: 'available' })
    const { body } = await ask(sandbox, 'issuePrivilegeCode', `${path}/GetIssueCode`, {
      token,
      json: { Transaction_Id, Amount: 1 },
    })
    await sandbox.handle(
      new Request('http://localhost/sandbox/staff/use', {
        method: 'POST',
        body: JSON.stringify({ code: body.issue_code }),
      }),
    )
    expect((await detail()).body).toMatchObject({ status: 'used' })
  })

  it.each(['-1', '1.5', '"10"', '1000000'])('is not generated for %s rows', async (rows) => {
    const body = `{"historyRows":${rows}}`
    const request = new Request('http://localhost/sandbox/settings', { method: 'POST', body })
    expect((await createSandbox().handle(request))?.status).toBe(400)
  })
})
