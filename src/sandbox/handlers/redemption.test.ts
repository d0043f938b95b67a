import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { sessionFor, type BrandRef, type MemberPersona } from '../personas.ts'
import { ask } from './ask-sandbox.ts'

const LATTE = 'DSP001'
const LAST_ONE = 'DSP017'

type Row = Record<string, unknown>

const member = (sandbox: Sandbox, persona: MemberPersona = 'gold', brand: BrandRef = 'doisai') => {
  const token = sessionFor(persona, brand)
  const rowsOf = async (operation: 'listPointHistory' | 'listPrivilegeHistory', path: string) => {
    const json = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 5 } }
    return (await ask(sandbox, operation, path, { token, json })).body.payload as Row[] // the contract's list
  }
  return {
    issue: (Privilege_Id: string, more: object = {}, requestId?: string) =>
      ask(sandbox, 'issuePrivilege', 'privilege/Issue', {
        token,
        json: { Privilege_Id, Amount: 1, Type: 1, ...more },
        requestId,
      }),
    balance: async () => (await ask(sandbox, 'getProfile', 'Customer/Profile', { token })).body.point,
    card: async (id: string) => {
      const filter = { Field: 'privilege_id', Operator: 'eq', Value: id }
      const json = { Filters: { Filters: [filter], Ordering: [], Page: 1, Limit: 1 } }
      const { body } = await ask(sandbox, 'listPrivileges', 'privilege/List', { token, json })
      return (body.payload as Row[])[0] // the contract's list
    },
    points: () => rowsOf('listPointHistory', 'Customer/History/Point'),
    privileges: () => rowsOf('listPrivilegeHistory', 'Customer/History/Privilege'),
  }
}

describe('redeeming a privilege', () => {
  it('takes the points and adds a row to the histories of points and of privileges', async () => {
    const gold = member(createSandbox())
    const { status, body } = await gold.issue(LATTE)
    expect(status).toBe(200)
    expect(await gold.balance()).toBe(2400)
    expect((await gold.points())[0]).toMatchObject({
      title_th: 'แลกสิทธิ์: ลาเต้ร้อน 1 แก้ว',
      point: -80,
      status: 'used',
    })
    expect((await gold.privileges())[0]).toMatchObject({
      transaction_id: body.transaction_id,
      privilege_id: LATTE,
      name_en: 'One hot latte',
      point_ref: 80,
      amount: 1,
      status: 'available',
      used_at: null,
      is_forever: false,
    })
  })

  it('takes the points once where the same request arrives twice', async () => {
    const gold = member(createSandbox())
    const first = await gold.issue(LATTE, {}, 'same')
    expect(await gold.issue(LATTE, {}, 'same')).toEqual(first)
    expect(await gold.balance()).toBe(2400)
    expect((await gold.issue(LATTE, {}, 'other')).body).not.toEqual(first.body)
    expect(await gold.balance()).toBe(2320)
  })

  it('takes points that were received within the same second', async () => {
    const sandbox = createSandbox({ now: () => new Date('2026-11-02T05:00:00Z') })
    const fresh = member(sandbox, 'new')
    await ask(sandbox, 'issueWelcomePoints', 'WelcomeCampaign/Issue', { token: sessionFor('new', 'doisai') })
    expect((await fresh.issue(LATTE)).status).toBe(200)
    expect(await fresh.balance()).toBe(20)
  })

  it('costs nothing where the privilege is free', async () => {
    const gold = member(createSandbox())
    expect((await gold.issue('DSP013')).status).toBe(200)
    expect(await gold.balance()).toBe(2480)
    expect((await gold.points())[0]).not.toMatchObject({ point: 0 })
  })

  it('multiplies the points and the stock by the amount, which is 1 by default', async () => {
    const gold = member(createSandbox())
    expect((await gold.issue('DSP004', { Amount: 2 })).status).toBe(200)
    expect(await gold.balance()).toBe(2330)
    expect(await gold.card('DSP004')).toMatchObject({ remaining_limit: 1 })
    expect((await gold.issue('DSP004', { Amount: undefined })).status).toBe(200)
    expect(await gold.card('DSP004')).toMatchObject({ remaining_limit: 0 })
    expect((await gold.privileges()).map(({ amount }) => amount).slice(0, 2)).toEqual([1, 2])
  })

  it.each([0, -1, 1.5, 100, '2', true])('is refused for the amount %s', async (Amount) => {
    const gold = member(createSandbox())
    expect(await gold.issue(LATTE, { Amount })).toMatchObject({
      status: 422,
      body: { fields: { Amount: { en: 'Please enter valid information' } } },
    })
    expect(await gold.balance()).toBe(2480)
  })

  it.each([
    ['an unknown privilege', 'DSP999', 404, undefined],
    ["another brand's privilege", 'SMP001', 404, undefined],
    ['an expired privilege', 'DSP906', 422, 'privilege expired'],
    ['a privilege that may not be redeemed', 'DSP014', 422, 'limit reached'],
    ['a privilege of which none is left', 'DSP006', 422, 'limit reached'],
    ['a privilege that costs too much', 'DSP018', 422, 'not enough points'],
  ])('is refused for %s, and takes nothing', async (_, id, status, message) => {
    const gold = member(createSandbox())
    const answer = await gold.issue(id)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toBe(message)
    expect(await gold.balance()).toBe(2480)
  })

  it('is refused for more than are left, before the points are counted', async () => {
    expect((await member(createSandbox(), 'new').issue('DSP004', { Amount: 4 })).body.message).toBe(
      'limit reached',
    )
  })

  it('tells one member that the other member took the last one', async () => {
    const sandbox = createSandbox()
    expect((await member(sandbox, 'platinum').issue(LAST_ONE)).status).toBe(200)
    expect((await member(sandbox).issue(LAST_ONE)).body.message).toBe('limit reached')
  })

  it('can come too late: the list says one is left until the member tries', async () => {
    const gold = member(createSandbox())
    expect(await gold.card('DSP905')).toMatchObject({ remaining_limit: 1, is_issuable: true })
    expect((await gold.issue('DSP905')).body.message).toBe('limit reached')
    expect(await gold.card('DSP905')).toMatchObject({ remaining_limit: 0 })
    expect(await gold.balance()).toBe(2480)
  })

  it('needs a live session', async () => {
    const json = { Privilege_Id: LATTE, Amount: 1, Type: 1 }
    const { status } = await ask(createSandbox(), 'issuePrivilege', 'privilege/Issue', { json })
    expect(status).toBe(401)
  })
})
