import { requireBrand } from '../brands/all-brands.ts'
import { mergeLine } from '../rules/account.ts'
import { readLineSub } from '../rules/line-sign-in.ts'
import { makeToken, readToken } from '../rules/token.ts'
import { bearerOf, once, keyOf, requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** LINE sign-in, its providers, and log-out. */
export const authenticationHandlers = (context: SandboxContext): Handlers => ({
  listProviders: http.get('/api/v1.0/authentication/Provider', ({ query, response }) => {
    const brand = requireBrand(query.get('brand_ref'))
    return response(200).json([
      { provider_ref: brand.providerRef, oauth_method: 21 },
      { provider_ref: `phone-${brand.ref}`, oauth_method: 1 },
    ])
  }),

  mergeCustomerLine: http.post(
    '/api/v1.0/authentication/MergeCustomerLine',
    async ({ request, response }) => {
      const body = await request.json()
      const { ref } = requireBrand(body.Brand_Ref)
      const sub = readLineSub(body.Line_Id_Token, context.now())
      const act = () => makeToken(mergeLine(context, ref, sub, body))
      // A repeated request must not need the OTP token that the first request has used up.
      const requestId = typeof body.Otp_Token === 'string' ? keyOf(request) : null
      return response(200).json({ callback_token: once(context, `merge:${ref}:${sub}`, requestId, act) })
    },
  ),

  issueLineLogin: http.get('/api/v1.0/lineprovider/issue', ({ request, query, response }) => {
    const brand = requireBrand(query.get('brandRef'))
    return response(200).json({ url: new URL(`/sandbox/line-login?brandRef=${brand.ref}`, request.url).href })
  }),

  unlinkLine: http.post('/api/v1.0/authentication/UnlinkLine', ({ request, response }) => {
    const member = requireMember(context, request)
    const act = () => {
      delete member.lineSub
      return {}
    }
    return response(200).json(once(context, `unlink:${member.id}`, keyOf(request), act))
  }),

  logout: http.post('/api/v1.0/authentication/Logout', ({ request, response }) => {
    requireMember(context, request)
    const sessionId = readToken(bearerOf(request) ?? '')?.jti
    if (typeof sessionId === 'string') delete context.state.sessions[sessionId]
    return response(200).json({})
  }),
})
