import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { sessionFor, type MemberPersona } from '../personas.ts'
import { ask, type AskedOperation } from './ask-sandbox.ts'

const COFFEES = 'DPK001'

type Row = Record<string, unknown>

const call = (
  sandbox: Sandbox,
  operation: AskedOperation,
  path: string,
  json: object,
  { persona = 'gold', requestId }: { persona?: MemberPersona; requestId?: string } = {},
) => ask(sandbox, operation, path, { token: sessionFor(persona, 'doisai'), json, requestId })

const issue = (sandbox: Sandbox, Package_Id: string, Amount: unknown = 1, requestId?: string) =>
  call(sandbox, 'issuePackage', 'package/Issue', { Package_Id, Amount }, { requestId })

const listOf = async (sandbox: Sandbox, operation: AskedOperation, path: string, Filters: object[] = []) => {
  const json = { Filters: { Filters, Ordering: [], Page: 1, Limit: 50 } }
  const { body } = await call(sandbox, operation, path, json)
  return body.payload as Row[] // the contract's list
}

const cards = (sandbox: Sandbox) => listOf(sandbox, 'listPackages', 'package/List')
const history = (sandbox: Sandbox, ...filters: object[]) =>
  listOf(sandbox, 'listPackageHistory', 'Customer/History/Package', filters)

async function cardOf(sandbox: Sandbox, id: string): Promise<Row | undefined> {
  return (await cards(sandbox)).find((card) => card.package_id === id)
}

describe('packages', () => {
  it('are eight, in every state', async () => {
    const rows = await cards(createSandbox())
    expect(rows).toHaveLength(8)
    expect(rows.some((row) => row.remaining_coupons === 0)).toBe(true)
    expect(rows.some((row) => row.is_forever === true && row.expiry_date === null)).toBe(true)
    expect(rows.some((row) => row.main_image_url === null)).toBe(true)
  })

  it('are answered one by one too', async () => {
    const filter = { Field: 'package_id', Operator: 'eq', Value: COFFEES }
    const rows = await listOf(createSandbox(), 'listPackages', 'package/List', [filter])
    expect(rows.map((row) => row.name_en)).toEqual(['Ten hot coffees'])
  })

  it('give coupons until this member has taken all', async () => {
    const sandbox = createSandbox()
    const { body } = await issue(sandbox, COFFEES, 4)
    expect(await cardOf(sandbox, COFFEES)).toMatchObject({ coupon_count: 10, remaining_coupons: 6 })
    expect((await history(sandbox))[0]).toMatchObject({
      transaction_id: body.transaction_id,
      package_id: COFFEES,
      amount: 4,
      status: 'received',
    })
    expect((await issue(sandbox, COFFEES, 7)).body.message).toBe('limit reached')
    expect((await issue(sandbox, COFFEES, 6)).status).toBe(200)
    expect((await issue(sandbox, COFFEES)).body.message).toBe('limit reached')
  })

  it('give coupons once where the same request arrives twice', async () => {
    const sandbox = createSandbox()
    const first = await issue(sandbox, COFFEES, 1, 'same')
    expect(await issue(sandbox, COFFEES, 1, 'same')).toEqual(first)
    expect(await cardOf(sandbox, COFFEES)).toMatchObject({ remaining_coupons: 9 })
  })

  it.each([
    ['unknown', 'DPK999', 404, undefined],
    ['expired', 'DPK007', 422, 'privilege expired'],
    ['without coupons', 'DPK006', 422, 'limit reached'],
  ])('that are %s are refused', async (_, id, status, message) => {
    const answer = await issue(createSandbox(), id)
    expect([answer.status, answer.body.message]).toEqual([status, message])
  })

  it('are refused for an amount that is no number of coupons', async () => {
    expect((await issue(createSandbox(), COFFEES, 0)).status).toBe(422)
  })

  it('have a history in every status, some of which expires soon', async () => {
    const sandbox = createSandbox()
    const statuses = new Set((await history(sandbox)).map((row) => String(row.status)))
    expect([...statuses].sort()).toEqual(['canceled', 'expired', 'received', 'used'])
    const received = { Field: 'status', Operator: 'eq', Value: 'received' }
    const anyDay = { Field: 'expiry_date', Operator: 'lte', Value: '2999-12-31' }
    expect(await history(sandbox, received, anyDay)).toHaveLength(4)
  })

  it('have codes for their coupons, which the staff use', async () => {
    const sandbox = createSandbox()
    const { transaction_id } = (await issue(sandbox, COFFEES)).body
    const json = { Transaction_Id: transaction_id, Amount: 1 }
    const path = 'Customer/History/Package/GetIssueCode'
    const { body } = await call(sandbox, 'issuePackageCode', path, json)
    expect(body.issue_code).toMatch(/^PK-/)
    expect(await call(sandbox, 'issuePackageCode', path, json)).toMatchObject({ body })
    await sandbox.handle(
      new Request('http://localhost/sandbox/staff/use', {
        method: 'POST',
        body: JSON.stringify({ code: body.issue_code }),
      }),
    )
    const detail = await call(sandbox, 'getPackageHistory', 'Customer/History/Package/Detail', {
      Transaction_Id: transaction_id,
    })
    expect(detail.body.status).toBe('used')
    expect(detail.body.used_at).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    expect((await call(sandbox, 'issuePackageCode', path, json)).body.message).toBe('privilege used')
  })

  it("show another member's coupons to nobody else", async () => {
    const sandbox = createSandbox()
    const { transaction_id } = (await issue(sandbox, COFFEES)).body
    const path = 'Customer/History/Package/Detail'
    const answer = await call(
      sandbox,
      'getPackageHistory',
      path,
      { Transaction_Id: transaction_id },
      { persona: 'platinum' },
    )
    expect(answer.status).toBe(404)
  })
})
