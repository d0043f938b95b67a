import { requireBrand } from '../brands/all-brands.ts'
import type { SandboxBrand } from '../brands/brand.ts'
import { consentArticle, newsArticle } from '../content/consent-article.ts'
import type { Consent } from '../db/state.ts'
import { writeConsent } from '../rules/consent.ts'
import { ApiError } from '../rules/errors.ts'
import { flag } from '../brands/brand.ts'
import { bearerOf, brandOf, memberIfHeld, requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

const GROUP_KEY = 'crm_customer_pdpa'
const newsReference = (brand: SandboxBrand) => `pdpa-${brand.ref}-news`

/** The consent text, and the member's answer to it. */
export const consentHandlers = (context: SandboxContext): Handlers => ({
  listPdpa: http.post('/api/v1.0/pdpa/info', async ({ request, response }) => {
    const brand = requireBrand((await request.json()).brand_ref)
    const member = memberIfHeld(context, request)
    const { policies, policyEdition } = context.settings
    const answered = (consent: Consent | undefined) =>
      member === undefined ? {} : { is_consent: flag(brand, consent === 'given') }
    const policy = {
      ...consentArticle(brand, policyEdition),
      pdpa_article_alt_reference: `pdpa-${brand.ref}-2026`,
      pdpa_article_group_key: GROUP_KEY,
      ...answered(member?.consent),
    }
    const news = {
      ...newsArticle(brand),
      pdpa_article_alt_reference: newsReference(brand),
      pdpa_article_group_key: GROUP_KEY,
      ...answered(member?.newsConsent),
    }
    return response(200).json({ pdpa_list: policies === 1 ? [policy] : [policy, news] })
  }),

  updatePdpa: http.post('/api/v1.0/CustomerAccount/UpdatePDPA', async ({ request, response }) => {
    const action = Number((await request.formData()).get('Pdpa_Action'))
    const member = memberIfHeld(context, request)
    if (member === undefined && bearerOf(request) !== undefined) throw new ApiError('sessionExpired')
    // Without a bearer there is no member yet to record the consent for.
    if (member !== undefined) writeConsent(member, action)
    return response(200).json({})
  }),

  sendConsent: http.post('/api/v1.0/pdpa/consent', async ({ request, response }) => {
    const member = requireMember(context, request)
    const { Pdpa_Action, Pdpa_Article_Alt_Reference } = await request.json()
    const isAboutNews = Pdpa_Article_Alt_Reference === newsReference(brandOf(member))
    writeConsent(member, Pdpa_Action, isAboutNews ? 'newsConsent' : 'consent')
    return response(200).json({})
  }),
})
