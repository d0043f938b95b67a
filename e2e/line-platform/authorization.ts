import { createHash } from 'node:crypto'
import { jsonAnswer, oauthError, pageAnswer, redirectPage, scriptString } from './line-http.ts'
import type { LineAnswer } from './line-http.ts'
import { ACCESS_TOKEN_TTL, SCOPES, type LiffApp, type LineSettings } from './line-settings.ts'
import { randomToken } from './tokens.ts'

type Grant = { readonly challenge: string; readonly redirectUri: string }

type TokenSet = { readonly accessToken: string; readonly idToken: string }

const requiredQuery = [
  'app_id',
  'state',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'liff_sdk_version',
]

/** LINE Login as the SDK uses it: the authorization code grant with PKCE. */
export class Authorization {
  readonly #app: LiffApp
  readonly #settings: LineSettings
  readonly #issueTokens: () => TokenSet
  readonly #grants = new Map<string, Grant>()

  constructor(app: LiffApp, settings: LineSettings, issueTokens: () => TokenSet) {
    this.#app = app
    this.#settings = settings
    this.#issueTokens = issueTokens
  }

  /** The page that `liff.login()` goes to. */
  authorize(query: URLSearchParams): LineAnswer {
    const missing = requiredQuery.find((name) => !query.get(name))
    if (missing !== undefined) return badRequest(`${missing} is missing`)
    if (query.get('app_id') !== this.#app.liffId) return badRequest('unknown app_id')
    if (query.get('code_challenge_method') !== 'S256') return badRequest('unknown code_challenge_method')
    const redirectUri = query.get('redirect_uri') ?? this.#app.endpointUrl
    if (!isUnder(this.#app.endpointUrl, redirectUri)) return badRequest('invalid redirect_uri')

    const state = query.get('state') ?? ''
    const allowed = this.#allowedCallback(redirectUri, state, query.get('code_challenge') ?? '')
    return this.#settings.consent === 'allow'
      ? redirectPage(allowed)
      : consentPage(allowed, deniedCallback(redirectUri, state))
  }

  /** The exchange of a code for tokens. */
  exchange(form: URLSearchParams): LineAnswer {
    const code = form.get('code') ?? ''
    const grant = this.#grants.get(code)
    const refuse = (description: string): LineAnswer => oauthError('invalid_grant', description)
    if (form.get('grant_type') !== 'authorization_code') return refuse('unknown grant_type')
    if (!grant) return refuse('invalid authorization code')
    if (form.get('client_id') !== this.#app.channelId) return refuse('client_id does not match')
    if (form.get('appId') !== this.#app.liffId) return refuse('appId does not match')
    if (form.get('redirect_uri') !== grant.redirectUri) return refuse('redirect_uri does not match')
    if (s256(form.get('code_verifier') ?? '') !== grant.challenge)
      return refuse('code_verifier does not match')
    this.#grants.delete(code)

    const { accessToken, idToken } = this.#issueTokens()
    return jsonAnswer({
      access_token: accessToken,
      token_type: 'Bearer',
      refresh_token: randomToken('refresh.'),
      expires_in: ACCESS_TOKEN_TTL,
      scope: SCOPES.join(' '),
      id_token: idToken,
    })
  }

  #allowedCallback(redirectUri: string, state: string, challenge: string): string {
    const code = randomToken()
    this.#grants.set(code, { challenge, redirectUri })
    const { lineAppVersion } = this.#settings
    return withQuery(redirectUri, {
      code,
      state,
      liffClientId: this.#app.channelId,
      liffRedirectUri: redirectUri,
      ...(lineAppVersion === null ? {} : { lineAppVersion }),
    })
  }
}

const s256 = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

const badRequest = (reason: string): LineAnswer => pageAnswer(`<h1>400 Bad Request</h1><p>${reason}</p>`, 400)

const deniedCallback = (redirectUri: string, state: string): string =>
  withQuery(redirectUri, {
    error: 'ACCESS_DENIED',
    error_description: 'The resource owner denied the request.',
    liffOAuth2Error: 'ACCESS_DENIED',
    state,
  })

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

function consentPage(allowed: string, denied: string): LineAnswer {
  return pageAnswer(`<h1>LINE Login</h1><button id="allow">Allow</button> <button id="deny">Cancel</button>
    <script>
      document.getElementById('allow').onclick = () => location.replace(${scriptString(allowed)})
      document.getElementById('deny').onclick = () => location.replace(${scriptString(denied)})
    </script>`)
}

/** LINE compares whole path segments: `/app` does not cover `/apple`. */
function isUnder(endpointUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const endpoint = new URL(endpointUrl)
  const url = new URL(address)
  const folder = endpoint.pathname.replace(/\/$/, '')
  return url.origin === endpoint.origin && (url.pathname === folder || url.pathname.startsWith(`${folder}/`))
}
