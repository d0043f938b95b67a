import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionFor } from '../../../src/sandbox/personas.ts'
import { examine } from '../examine.ts'
import { liveSite } from '../live-site.ts'
import { apiBody, both, config } from '../planted/planting.ts'
import { standInSite, type Planting, type StandIn } from '../planted/stand-in-site.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await standInSite()
}, 30_000)
afterAll(() => standIn.close())

const ticked = config({ pdpaPreselected: true })
const withWelcomePoints = apiBody('Customer/History/Point', ({ payload, ...rest }) => {
  // A call without a bearer gets none.
  if (!Array.isArray(payload)) return rest
  const [row, ...others] = payload as object[]
  return { ...rest, payload: [{ ...row, title_th: 'แต้มต้อนรับสมาชิกใหม่' }, ...others] }
})
const withoutWelcomePoints = apiBody('Customer/History/Point', (body) => ({ ...body, payload: [] }))

async function boxOn(fault: Planting, token?: string): Promise<string | undefined> {
  standIn.faults = [fault]
  const findings = await examine(liveSite(20_000), standIn.origin, {
    token,
    lineApi: `${standIn.apiOrigin}/line`,
  })
  const box = findings.find(({ check }) => check === 'consent box')
  return box && `${box.result}: ${box.what}`
}

const bearer = sessionFor('gold', 'doisai')

const campaign = Buffer.from(JSON.stringify({ campaign: 'welcome' })).toString('base64url')
const plain = /^note: starts ticked \(pdpaPreselected\)$/
const paidFor = /^note: starts ticked.*new members are given points/

it.each([
  ['a member who was given points as a new one', both(ticked, withWelcomePoints), bearer, paidFor],
  ['a bearer that names the campaign', ticked, `header.${campaign}.signature`, paidFor],
  ['a member without such points', both(ticked, withoutWelcomePoints), bearer, plain],
  ['nobody logged in', ticked, undefined, plain],
])(
  'a box that begins ticked looks paid for where new members are given points: %s',
  async (_name, fault, token, words) => {
    expect(await boxOn(fault, token)).toMatch(words)
  },
)
