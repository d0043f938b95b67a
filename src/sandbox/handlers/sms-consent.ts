import { BRANDS } from '../brands/all-brands.ts'
import { smsArticle } from '../content/sms-article.ts'
import type { SmsInvitationSeed } from '../content/sms-invitations.ts'
import { ApiError } from '../rules/errors.ts'
import { consentTo, hasConsented, requireInvitation } from '../rules/sms-consent.ts'
import { flag } from '../brands/brand.ts'
import { type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

function describe(context: SandboxContext, invitation: SmsInvitationSeed) {
  const brand = BRANDS[invitation.brandRef]
  const pdpa_data = smsArticle(brand, invitation.kind === 'hostile')
  return { resp: { pdpa_data, is_consent: flag(brand, hasConsented(context.state, invitation)) } }
}

/** Consent requested by SMS: calls of the CRM API. */
export const smsConsentHandlers = (context: SandboxContext): Handlers => ({
  getSmsPdpa: http.get('/api/v1.0/pdpa/pdpa-detail', ({ query, response }) => {
    const invitation = requireInvitation(query.get('pdpaRef') ?? '')
    if (invitation.brandRef !== query.get('brandRef')) throw new ApiError('notFound')
    return response(200).json(describe(context, invitation))
  }),

  getSmsPdpaByToken: http.get('/api/v1.0/pdpa/pdpa-detail/{token}', ({ params, response }) =>
    response(200).json(describe(context, requireInvitation(params.token))),
  ),

  consentBySms: http.post(
    '/api/v1.0/customers/customer-consent-pdpa-by-sms',
    async ({ request, response }) => {
      consentTo(context.state, requireInvitation((await request.json()).Token))
      return response(200).json({})
    },
  ),
})
