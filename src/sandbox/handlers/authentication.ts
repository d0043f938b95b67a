import { findBrand } from '../brands/all-brands.ts'
import { Refusal } from '../rules/errors.ts'
import { lineCallback, readLineSub } from '../rules/line-sign-in.ts'
import { makeToken, readToken } from '../rules/token.ts'
import { bearerOf, requireMember, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** LINE sign-in, its providers, and log-out. */
export const authenticationHandlers = (context: SandboxContext): Handlers => ({
  listProviders: http.get('/api/v1.0/authentication/Provider', ({ query, response }) => {
    const brand = findBrand(query.get('brand_ref'))
    if (brand === undefined) throw new Refusal('brandNotFound')
    return response(200).json([
      { provider_ref: brand.providerRef, oauth_method: 21 },
      { provider_ref: `phone-${brand.ref}`, oauth_method: 1 },
    ])
  }),

  mergeCustomerLine: http.post(
    '/api/v1.0/authentication/MergeCustomerLine',
    async ({ request, response }) => {
      const body = await request.json()
      const brand = findBrand(body.Brand_Ref)
      if (brand === undefined) throw new Refusal('brandNotFound')
      const sub = readLineSub(body.Line_Id_Token, context.now())
      return response(200).json({ callback_token: makeToken(lineCallback(context, brand.ref, sub)) })
    },
  ),

  issueLineLogin: http.get('/api/v1.0/lineprovider/issue', ({ request, query, response }) => {
    const brand = findBrand(query.get('brandRef'))
    if (brand === undefined) throw new Refusal('brandNotFound')
    return response(200).json({ url: new URL(`/sandbox/line-login?brandRef=${brand.ref}`, request.url).href })
  }),

  logout: http.post('/api/v1.0/authentication/Logout', ({ request, response }) => {
    requireMember(context, request)
    const sessionId = readToken(bearerOf(request) ?? '')?.jti
    if (typeof sessionId === 'string') delete context.state.sessions[sessionId]
    return response(200).json({})
  }),
})
