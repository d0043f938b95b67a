import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { sessionFor, type MemberPersona } from '../personas.ts'
import { ask } from './ask-sandbox.ts'

const LATTE = 'DSP001'
const START = Date.parse('2026-11-02T05:00:00Z')

function withClock() {
  let time = START
  const sandbox = createSandbox({ now: () => new Date(time) })
  const wait = (seconds: number) => {
    time += seconds * 1000
  }
  return { sandbox, wait }
}

async function issue(sandbox: Sandbox, Privilege_Id = LATTE): Promise<string> {
  const { body } = await ask(sandbox, 'issuePrivilege', 'privilege/Issue', {
    token: sessionFor('gold', 'doisai'),
    json: { Privilege_Id, Amount: 1, Type: 1 },
  })
  return String(body.transaction_id)
}

const code = (sandbox: Sandbox, Transaction_Id: string, persona: MemberPersona = 'gold') =>
  ask(sandbox, 'issuePrivilegeCode', 'Customer/History/Privileg/GetIssueCode', {
    token: sessionFor(persona, 'doisai'),
    json: { Transaction_Id, Amount: 1 },
  })

const detail = async (sandbox: Sandbox, Transaction_Id: string, persona: MemberPersona = 'gold') =>
  ask(sandbox, 'getPrivilegeHistory', 'Customer/History/Privileg/Detail', {
    token: sessionFor(persona, 'doisai'),
    json: { Transaction_Id },
  })

const scan = async (sandbox: Sandbox, issueCode: unknown) => {
  const body = JSON.stringify({ code: issueCode })
  const request = new Request('http://localhost/sandbox/staff/use', { method: 'POST', body })
  return (await sandbox.handle(request))?.status
}

async function transactionWith(sandbox: Sandbox, status: string): Promise<string> {
  const Filters = [{ Field: 'status', Operator: 'eq', Value: status }]
  const { body } = await ask(sandbox, 'listPrivilegeHistory', 'Customer/History/Privilege', {
    token: sessionFor('gold', 'doisai'),
    json: { Filters: { Filters, Ordering: [], Page: 1, Limit: 1 } },
  })
  return (body.payload as { transaction_id: string }[])[0]?.transaction_id ?? '' // the contract's list
}

describe('the code of a privilege', () => {
  it('has no letters that are easily mistaken, and is valid for 15 minutes', async () => {
    const { sandbox } = withClock()
    const { body } = await code(sandbox, await issue(sandbox))
    expect(body.issue_code).toMatch(/^PV-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
    expect(body.expires_at).toBe('2026-11-02T12:15:00+07:00')
  })

  it('stays the same, with the same end, while it is valid', async () => {
    const { sandbox, wait } = withClock()
    const id = await issue(sandbox)
    const first = await code(sandbox, id)
    wait(899)
    expect(await code(sandbox, id)).toEqual(first)
    expect((await detail(sandbox, id)).body).toMatchObject({ status: 'available', used_at: null })
  })

  it('counts as used once it has run out, from the moment it was issued', async () => {
    const { sandbox, wait } = withClock()
    const id = await issue(sandbox)
    wait(60)
    await code(sandbox, id)
    wait(900)
    expect((await detail(sandbox, id)).body).toMatchObject({
      status: 'used',
      used_at: '2026-11-02T12:01:00+07:00',
    })
    expect(await transactionWith(sandbox, 'used')).toBe(id)
    expect(await code(sandbox, id)).toMatchObject({ status: 422, body: { message: 'privilege used' } })
  })

  it('is valid as long as the settings say', async () => {
    const { sandbox } = withClock()
    const request = (body: string) =>
      sandbox.handle(new Request('http://localhost/sandbox/settings', { method: 'POST', body }))
    expect((await request('{"codeExpiresIn":5}'))?.status).toBe(204)
    expect((await request('{"codeExpiresIn":0}'))?.status).toBe(400)
    const { body } = await code(sandbox, await issue(sandbox))
    expect(body.expires_at).toBe('2026-11-02T12:00:05+07:00')
  })

  it('is worth its full time after midnight of the last day too', async () => {
    const { sandbox, wait } = withClock()
    const id = await transactionWith(sandbox, 'available')
    expect((await detail(sandbox, id)).body).toMatchObject({ valid_through: '2026-11-02' })
    wait(11.9 * 3600)
    await code(sandbox, id)
    wait(600)
    expect((await detail(sandbox, id)).body).toMatchObject({ status: 'available' })
    wait(600)
    expect((await detail(sandbox, id)).body).toMatchObject({ status: 'used' })
  })

  it('is another code for each transaction', async () => {
    const { sandbox } = withClock()
    const codes = new Set<unknown>()
    for (let count = 0; count < 20; count += 1) {
      codes.add((await code(sandbox, await issue(sandbox, 'DSP013'))).body.issue_code)
    }
    expect(codes.size).toBe(20)
  })

  it.each([
    ['used', 'privilege used'],
    ['expired', 'privilege expired'],
    ['canceled', 'privilege canceled'],
  ])('is refused for a transaction that is %s', async (status, message) => {
    const { sandbox } = withClock()
    const id = await transactionWith(sandbox, status)
    expect(await code(sandbox, id)).toMatchObject({ status: 422, body: { message } })
  })

  it("is not given for an unknown transaction, or for another member's", async () => {
    const { sandbox } = withClock()
    const id = await issue(sandbox)
    expect((await code(sandbox, 'PV999999')).status).toBe(404)
    expect((await code(sandbox, id, 'platinum')).status).toBe(404)
    expect((await detail(sandbox, id, 'platinum')).status).toBe(404)
  })

  it('can be hard to show, as the samples at the end of the catalogue are', async () => {
    const { sandbox } = withClock()
    const codeOf = async (id: string) => (await code(sandbox, await issue(sandbox, id))).body
    expect(String((await codeOf('DSP901')).issue_code)).toHaveLength(512)
    expect(String((await codeOf('DSP902')).issue_code)).toMatch(/^กาแฟฟรี-☕️-/)
    expect((await codeOf('DSP903')).issue_code).toBe('')
    expect(await codeOf('DSP904')).not.toHaveProperty('expires_at')
  })

  it('never runs out where it has no end', async () => {
    const { sandbox, wait } = withClock()
    const id = await issue(sandbox, 'DSP904')
    await code(sandbox, id)
    wait(86_400)
    expect((await detail(sandbox, id)).body).toMatchObject({ status: 'available' })
  })
})

describe('the staff', () => {
  it('use a code at once', async () => {
    const { sandbox, wait } = withClock()
    const id = await issue(sandbox)
    const { body } = await code(sandbox, id)
    wait(30)
    expect(await scan(sandbox, body.issue_code)).toBe(204)
    expect((await detail(sandbox, id)).body).toMatchObject({
      status: 'used',
      used_at: '2026-11-02T12:00:30+07:00',
    })
    expect(await scan(sandbox, body.issue_code)).toBe(409)
  })

  it('find no transaction for a code that nobody has', async () => {
    const { sandbox } = withClock()
    await code(sandbox, await issue(sandbox, 'DSP903'))
    expect(await scan(sandbox, 'PV-AAAA-AAAA')).toBe(404)
    expect(await scan(sandbox, '')).toBe(404)
    expect(await scan(sandbox, 7)).toBe(400)
  })
})
