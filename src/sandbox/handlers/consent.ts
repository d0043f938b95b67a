import { findBrand } from '../brands/all-brands.ts'
import { consentArticle } from '../content/consent-article.ts'
import type { Member } from '../db/state.ts'
import { Refusal } from '../rules/errors.ts'
import { flag, memberIfHeld, requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

const GROUP_KEY = 'crm_customer_pdpa'

function applyConsent(member: Member, action: number) {
  if (action === 1) member.consent = 'given'
  if (action === 2) member.consent = 'none'
  if (action === 4) member.consent = 'withdrawn'
  member.hasReadConsent = true
}

/** The consent text, and the member's answer to it. */
export const consentHandlers = (context: SandboxContext): Handlers => ({
  listPdpa: http.post('/api/v1.0/pdpa/info', async ({ request, response }) => {
    const brand = findBrand((await request.json()).brand_ref)
    if (brand === undefined) throw new Refusal('brandNotFound')
    const member = memberIfHeld(context, request)
    const article = {
      ...consentArticle(brand),
      pdpa_article_alt_reference: `pdpa-${brand.ref}-2026`,
      pdpa_article_group_key: GROUP_KEY,
      ...(member === undefined ? {} : { is_consent: flag(brand, member.consent === 'given') }),
    }
    return response(200).json({ pdpa_list: [article] })
  }),

  sendConsent: http.post('/api/v1.0/pdpa/consent', async ({ request, response }) => {
    const member = requireMember(context, request)
    applyConsent(member, (await request.json()).Pdpa_Action)
    return response(200).json({})
  }),
})
