import { describe, expect, it } from 'vitest'
import { smsTokenFor, type SmsKind } from '../content/sms-invitations.ts'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { BRAND_REFS, expiredSessionFor, sessionFor, type BrandRef } from '../personas.ts'
import { readToken } from '../rules/token.ts'
import { ask } from './ask-sandbox.ts'

const CONSENT = {
  Pdpa_Article_Alt_Reference: 'pdpa-doisai-2026',
  Pdpa_Article_Group_Key: 'crm_customer_pdpa',
  Pdpa_Action: '1',
}

const register = (sandbox: Sandbox, token?: string, form: Record<string, string> = CONSENT) =>
  ask(sandbox, 'updatePdpa', 'CustomerAccount/UpdatePDPA', { token, form })

async function isConsented(sandbox: Sandbox, token: string): Promise<unknown> {
  const json = { pdpa_group_key: 'crm_customer_pdpa', brand_ref: 'doisai' }
  const { body } = await ask(sandbox, 'listPdpa', 'pdpa/info', { token, json })
  return (body.pdpa_list as { is_consent: unknown }[])[0]?.is_consent // the contract's check has passed
}

describe('the consent given while registering', () => {
  const token = sessionFor('not-consented', 'doisai')

  it('is recorded for the member', async () => {
    const sandbox = createSandbox()
    expect(await isConsented(sandbox, token)).toBe(false)
    expect((await register(sandbox, token)).status).toBe(200)
    expect(await isConsented(sandbox, token)).toBe(true)
    const { body } = await ask(sandbox, 'getProfile', 'Customer/Profile', { token })
    expect(body.is_consent_pdpa).toBe(true)
  })

  it('is accepted without a bearer, but not with the bearer of an expired session', async () => {
    expect((await register(createSandbox())).status).toBe(200)
    expect((await register(createSandbox(), expiredSessionFor('gold', 'doisai'))).status).toBe(401)
  })

  it('must be an action of the contract', async () => {
    expect((await register(createSandbox(), token, { ...CONSENT, Pdpa_Action: '3' })).status).toBe(400)
  })

  it('can be withdrawn and given again', async () => {
    const sandbox = createSandbox()
    for (const [Pdpa_Action, expected] of [
      [4, false],
      [6, false],
      [1, true],
      [6, true],
    ] as const) {
      await ask(sandbox, 'sendConsent', 'pdpa/consent', { token, json: { ...CONSENT, Pdpa_Action } })
      expect(await isConsented(sandbox, token)).toBe(expected)
    }
  })
})

describe('a second article', () => {
  it('has a text and an answer of its own', async () => {
    const token = sessionFor('gold', 'doisai')
    const sandbox = createSandbox({ settings: { policies: 2 } })
    const list = async () => {
      const json = { pdpa_group_key: 'crm_customer_pdpa', brand_ref: 'doisai' }
      const { body } = await ask(sandbox, 'listPdpa', 'pdpa/info', { token, json })
      return body.pdpa_list as { is_consent: unknown; content_th: string }[] // the contract's check has passed
    }
    expect((await list()).map(({ is_consent }) => is_consent)).toEqual([true, false])
    const json = { ...CONSENT, Pdpa_Article_Alt_Reference: 'pdpa-doisai-news', Pdpa_Action: 1 }
    await ask(sandbox, 'sendConsent', 'pdpa/consent', { token, json })
    expect((await list()).map(({ is_consent }) => is_consent)).toEqual([true, true])
    await ask(sandbox, 'sendConsent', 'pdpa/consent', { token, json: { ...json, Pdpa_Action: 4 } })
    expect((await list()).map(({ is_consent }) => is_consent)).toEqual([true, false])
    const [policy] = await list()
    sandbox.context.settings.policyEdition = 2
    expect((await list())[0]?.content_th).not.toBe(policy?.content_th)
  })
})

interface SmsToken {
  customer_s_ref: string
  pdpa_id: string
  pdpa_ref: string
  token?: string
}

/** Reads the consent text behind the link of an SMS, as the page does. */
function openLink(sandbox: Sandbox, brand: BrandRef, kind: SmsKind) {
  const claims = readToken(smsTokenFor(brand, kind)) as unknown as SmsToken // made just there
  return claims.token === undefined
    ? ask(sandbox, 'getSmsPdpa', `pdpa/pdpa-detail?brandRef=${brand}&pdpaRef=${claims.pdpa_ref}`)
    : ask(sandbox, 'getSmsPdpaByToken', `pdpa/pdpa-detail/${claims.token}`)
}

function accept(sandbox: Sandbox, brand: BrandRef, kind: SmsKind) {
  const whole = smsTokenFor(brand, kind)
  const claims = readToken(whole) as unknown as SmsToken // as above
  return ask(sandbox, 'consentBySms', 'customers/customer-consent-pdpa-by-sms', {
    json: {
      Customer_S_Ref: claims.customer_s_ref,
      PDPA_Article_Id: claims.pdpa_id,
      Token: claims.token ?? whole,
    },
  })
}

const isTrue = (flag: unknown) => String(flag).toLowerCase() === 'true'

async function hasConsented(sandbox: Sandbox, brand: BrandRef, kind: SmsKind): Promise<boolean> {
  const { body } = await openLink(sandbox, brand, kind)
  return isTrue((body.resp as { is_consent: unknown }).is_consent) // the contract's check has passed
}

describe.each(BRAND_REFS)('a consent by SMS at %s', (brand) => {
  it.each(['fresh', 'plain'] as const)('is requested and recorded (%s)', async (kind) => {
    const sandbox = createSandbox()
    expect(await hasConsented(sandbox, brand, kind)).toBe(false)
    expect((await accept(sandbox, brand, kind)).status).toBe(200)
    expect(await hasConsented(sandbox, brand, kind)).toBe(true)
  })

  it('may have been given before', async () => {
    expect(await hasConsented(createSandbox(), brand, 'consented')).toBe(true)
  })

  it('is refused where the link is used up', async () => {
    expect((await openLink(createSandbox(), brand, 'refused')).status).toBe(410)
    expect((await accept(createSandbox(), brand, 'refused')).status).toBe(410)
  })

  it('may fail after its text was shown', async () => {
    const sandbox = createSandbox()
    expect((await openLink(sandbox, brand, 'failing')).status).toBe(200)
    expect((await accept(sandbox, brand, 'failing')).status).toBe(500)
    expect(await hasConsented(sandbox, brand, 'failing')).toBe(false)
  })

  it('may have a text that must be sanitised', async () => {
    const hostile = JSON.stringify((await openLink(createSandbox(), brand, 'hostile')).body)
    for (const part of ['<script', 'onerror=', 'javascript:']) expect(hostile).toContain(part)
    expect(JSON.stringify((await openLink(createSandbox(), brand, 'fresh')).body)).not.toContain('<script')
  })
})

describe('a link of an SMS', () => {
  it('that was never sent is not found', async () => {
    const sandbox = createSandbox()
    expect((await ask(sandbox, 'getSmsPdpaByToken', 'pdpa/pdpa-detail/made-up')).status).toBe(404)
    const path = 'pdpa/pdpa-detail?brandRef=sabaimart&pdpaRef=sms-doisai-plain'
    expect((await ask(sandbox, 'getSmsPdpa', path)).status).toBe(404)
  })

  it('is answered in the envelope of its brand', async () => {
    const url = 'http://localhost/api/v1.0/pdpa/pdpa-detail/sms-sabaimart-fresh'
    expect(await (await createSandbox().handle(new Request(url)))?.json()).toHaveProperty('data.resp')
  })
})
