import { requireBrand } from '../brands/all-brands.ts'
import { consentArticle } from '../content/consent-article.ts'
import { recordConsent } from '../rules/consent.ts'
import { Refusal } from '../rules/errors.ts'
import { bearerOf, flag, memberIfHeld, requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

const GROUP_KEY = 'crm_customer_pdpa'

/** The consent text, and the member's answer to it. */
export const consentHandlers = (context: SandboxContext): Handlers => ({
  listPdpa: http.post('/api/v1.0/pdpa/info', async ({ request, response }) => {
    const brand = requireBrand((await request.json()).brand_ref)
    const member = memberIfHeld(context, request)
    const article = {
      ...consentArticle(brand),
      pdpa_article_alt_reference: `pdpa-${brand.ref}-2026`,
      pdpa_article_group_key: GROUP_KEY,
      ...(member === undefined ? {} : { is_consent: flag(brand, member.consent === 'given') }),
    }
    return response(200).json({ pdpa_list: [article] })
  }),

  updatePdpa: http.post('/api/v1.0/CustomerAccount/UpdatePDPA', async ({ request, response }) => {
    const action = Number((await request.formData()).get('Pdpa_Action'))
    const member = memberIfHeld(context, request)
    if (member === undefined && bearerOf(request) !== undefined) throw new Refusal('sessionExpired')
    // Without a bearer there is no member yet to record the consent for.
    if (member !== undefined) recordConsent(member, action)
    return response(200).json({})
  }),

  sendConsent: http.post('/api/v1.0/pdpa/consent', async ({ request, response }) => {
    const member = requireMember(context, request)
    recordConsent(member, (await request.json()).Pdpa_Action)
    return response(200).json({})
  }),
})
