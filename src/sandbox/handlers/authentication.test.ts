import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import {
  BRAND_REFS,
  expiredSessionFor,
  lineIdTokenFor,
  lineSub,
  REFUSED_LINE_SUB,
  sessionFor,
  type BrandRef,
  type Persona,
} from '../personas.ts'
import { readToken } from '../rules/token.ts'

const API = 'http://localhost/api/v1.0'
const LATER = 4_102_444_800

async function merge(sandbox: Sandbox, brand: BrandRef, idToken: string) {
  const body = JSON.stringify({ Brand_Ref: brand, Line_Id_Token: idToken })
  const headers = { Authorization: 'Bearer null', 'Content-Type': 'application/json' }
  const request = new Request(`${API}/authentication/MergeCustomerLine`, { method: 'POST', headers, body })
  const response = await sandbox.handle(request)
  const answer = (await response?.json()) as { callback_token?: string; data?: { callback_token: string } }
  const token = answer.callback_token ?? answer.data?.callback_token
  return { status: response?.status, answer, claims: token === undefined ? undefined : readToken(token) }
}

const OUTCOMES: [Persona, Record<string, unknown>][] = [
  ['new', { action: 'home', is_consent_pdpa: 'True', campaign: 'welcome' }],
  ['incomplete', { action: 'customer-info' }],
  ['not-consented', { action: 'home', is_consent_pdpa: 'False', is_withdraw_pdpa: false }],
  ['withdrawn', { action: 'home', is_withdraw_pdpa: true }],
  ['gold', { action: 'home', is_consent_pdpa: 'True', is_withdraw_pdpa: false }],
  ['platinum', { action: 'home' }],
  ['closed', { action: 'home' }],
  ['forms', { action: 'home' }],
  ['non-member', { action: 'register-customer' }],
  ['no-pin', { action: 'register-customer' }],
]

describe('signing in with LINE', () => {
  it.each(BRAND_REFS.flatMap((brand) => OUTCOMES.map(([persona, claims]) => ({ brand, persona, claims }))))(
    'gives $persona at $brand the claims of their next page',
    async ({ brand, persona, claims }) => {
      const merged = await merge(createSandbox(), brand, lineIdTokenFor(lineSub(persona), LATER))
      expect(merged.claims).toMatchObject({ ...claims, brand_ref: brand, line_ref: lineSub(persona) })
    },
  )

  it('opens a session with the token of the callback', async () => {
    const sandbox = createSandbox()
    const { claims } = await merge(sandbox, 'doisai', lineIdTokenFor(lineSub('gold'), LATER))
    const headers = { Authorization: `Bearer ${String(claims?.token)}` }
    const response = await sandbox.handle(new Request(`${API}/Customer/Profile`, { headers }))
    expect(await response?.json()).toMatchObject({ first_name: 'กัญญารัตน์', point: 2480 })
  })

  it.each([
    ['has expired', lineIdTokenFor(lineSub('gold'), 1)],
    ['cannot be read', 'not-a-token'],
    ['is always refused', lineIdTokenFor(REFUSED_LINE_SUB, LATER)],
  ])('refuses an ID token that %s', async (_, idToken) => {
    const { status, answer } = await merge(createSandbox(), 'doisai', idToken)
    expect(status).toBe(401)
    expect(answer).toMatchObject({ message: 'invalid line token' })
  })
})

describe('sessions', () => {
  const profileStatus = async (sandbox: Sandbox, token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await sandbox.handle(new Request(`${API}/Customer/Profile`, { headers })))?.status
  }

  it('are refused once they have expired, and so is a call without a session', async () => {
    expect(await profileStatus(createSandbox(), expiredSessionFor('gold', 'doisai'))).toBe(401)
    expect(await profileStatus(createSandbox(), 'null')).toBe(401)
  })

  it('end with the log-out', async () => {
    const sandbox = createSandbox()
    const token = sessionFor('gold', 'doisai')
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ AccessToken: token })
    const request = new Request(`${API}/authentication/Logout`, { method: 'POST', headers, body })
    expect((await sandbox.handle(request))?.status).toBe(200)
    expect(await profileStatus(sandbox, token)).toBe(401)
  })
})
