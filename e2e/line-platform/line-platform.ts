import { Authorization } from './authorization.ts'
import { CodeScanner } from './code-scanner.ts'
import { createContextToken } from './context-token.ts'
import { Friendship } from './friendship.ts'
import {
  ConnectionRefused,
  failureAnswer,
  jsonAnswer,
  oauthError,
  pageAnswer,
  pictureAnswer,
  preflightAnswer,
  readCall,
  redirectPage,
  withCors,
} from './line-http.ts'
import type { LineAnswer, LineCall, LineRequest } from './line-http.ts'
import { ACCESS_TOKEN_TTL, createLiffApp, createSettings, SCOPES } from './line-settings.ts'
import type { LiffApp, LineSettings } from './line-settings.ts'
import { ShareTargetPicker } from './share-target-picker.ts'
import { AccessTokens, ID_TOKEN_ISSUER, IdTokenSigner, nowInSeconds, randomToken } from './tokens.ts'
import type { IdTokenClaims } from './tokens.ts'

type LinePlatformOptions = Partial<LineSettings> & {
  readonly liffId: string
  readonly endpointUrl: string
}

type LogEntry = {
  readonly method: string
  /** Host and path. */
  readonly address: string
  readonly query: Readonly<Record<string, string>>
  readonly hasAuthorization: boolean
}

type Endpoint = (call: LineCall) => LineAnswer | Promise<LineAnswer>

/** LINE's page that tells iPhone users how to put the app on the home screen. */
export const SHORTCUT_PAGE = 'https://liff-shortcut.line.me/page/1'
const PICKER = 'access.line.me/oauth2/v2.1/liff/shareTargetPicker'

/** LINE's servers for one LIFF app, in memory. */
export class LinePlatform {
  readonly app: LiffApp
  readonly settings: LineSettings
  readonly log: LogEntry[] = []
  readonly #signer = new IdTokenSigner()
  readonly #accessTokens = new AccessTokens()
  readonly picker = new ShareTargetPicker()
  readonly #scanner = new CodeScanner()
  readonly #friendship = new Friendship()
  readonly #authorization: Authorization
  readonly #endpoints: ReadonlyMap<string, Endpoint>

  constructor({ liffId, endpointUrl, ...settings }: LinePlatformOptions) {
    this.app = createLiffApp(liffId, endpointUrl)
    this.settings = createSettings(settings)
    this.#authorization = new Authorization(this.app, this.settings, () => ({
      accessToken: this.issueAccessToken(),
      idToken: this.issueIdToken(),
    }))
    this.#endpoints = this.#createEndpoints()
  }

  async handle(request: LineRequest): Promise<LineAnswer> {
    const call = readCall(request)
    const { url, headers } = call
    const address = url.host + url.pathname
    const query = Object.fromEntries(url.searchParams)
    this.log.push({
      method: request.method,
      address,
      query,
      hasAuthorization: Boolean(headers['authorization']),
    })

    const { refuse, hang, fail } = this.settings
    if (refuse.has(address) || refuse.has(url.host)) throw new ConnectionRefused(address)
    if (hang.has(address) || hang.has(url.host)) return new Promise<never>(() => {})
    if (request.method === 'OPTIONS') return withCors(preflightAnswer, headers['origin'])
    const status = fail.get(address) ?? fail.get(url.host)
    const answer =
      status === undefined ? await this.#answer(request.method, address, call) : failureAnswer(status)
    return withCors(answer, headers['origin'])
  }

  /** The requests so far for one address, oldest first. */
  requestsTo(address: string): readonly LogEntry[] {
    return this.log.filter((entry) => entry.address === address)
  }

  permanentLink(path = ''): string {
    return `https://liff.line.me/${this.app.liffId}${path}`
  }

  issueIdToken(changes: Partial<IdTokenClaims> = {}): string {
    const now = nowInSeconds()
    const { user, idTokenTtl } = this.settings
    const { channelId } = this.app
    const times = { iat: now, exp: now + idTokenTtl }
    return this.#signer.sign({
      iss: ID_TOKEN_ISSUER,
      aud: channelId,
      amr: ['linesso'],
      ...times,
      ...user,
      ...changes,
    })
  }

  issueAccessToken(): string {
    return this.#accessTokens.issue(ACCESS_TOKEN_TTL)
  }

  /** What LINE does when the LIFF app closes. */
  revokeAccessTokens(): void {
    this.#accessTokens.revokeAll()
  }

  /** The credentials that LINE puts behind the address of a LIFF app it opens, with the `#`. */
  openingHash(): string {
    const credentials = new URLSearchParams({
      context_token: createContextToken(this.app, this.settings, 'utou', true),
      feature_token: randomToken('feature.'),
      access_token: this.issueAccessToken(),
      client_id: this.app.channelId,
      id_token: this.issueIdToken(),
      mst_challenge: randomToken(), // without it scanCodeV2 rejects in LINE
    })
    return `#${credentials.toString()}`
  }

  #createEndpoints(): ReadonlyMap<string, Endpoint> {
    const liffApi = `api.line.me/liff/v2/apps/${this.app.liffId}`
    return new Map<string, Endpoint>([
      ['GET access.line.me/liff/v1/authorize', ({ url }) => this.#authorization.authorize(url.searchParams)],
      ['POST api.line.me/oauth2/v2.1/token', ({ form }) => this.#authorization.exchange(form)],
      ['GET api.line.me/oauth2/v2.1/certs', () => jsonAnswer(this.#signer.jwks())],
      ['GET api.line.me/oauth2/v2.1/verify', (call) => this.#verifyAccessToken(call)],
      [`GET ${liffApi}/contextToken`, (call) => this.#contextToken(call)],
      [`GET ${liffApi}/featureToken`, (call) => this.#featureToken(call)],
      // The texts of the SDK's own pages, which its i18n module fetches in each init.
      ['GET liffsdk.line-scdn.net/xlt/manifest.json', () => jsonAnswer({ languages: { en: 'en.json' } })],
      ['GET liffsdk.line-scdn.net/xlt/en.json', () => jsonAnswer({})],
      ['GET profile.line-scdn.net/somying', () => pictureAnswer],
      [
        'POST api.line.me/liff/v2/sub/msit',
        (call) => (this.#friendship.isAsked(call) ? this.#friendship.open() : this.#scanner.open(call)),
      ],
      [
        'POST liff.line.me/liff/v2/sub/waitResult',
        (call) =>
          this.#friendship.hasOpened(call)
            ? this.#friendship.waitResult(call, this.settings.friend)
            : this.#scanner.waitResult(call, this.settings.scan),
      ],
      [
        'GET api.line.me/friendship/v1/status',
        (call) => this.#withAccessToken(call, () => this.#friendship.status(this.settings.friend)),
      ],
      ['POST access.line.me/oauth2/v2.1/liff/friendship/validate', () => jsonAnswer({ valid: true })],
      [
        'POST liff.line.me/liff/v2/oaadd/rateLimit',
        (call) => this.#withAccessToken(call, () => this.#friendship.allow()),
      ],
      [
        'GET liff-shortcut.line.me/api/shortcut',
        (call) => this.#withAccessToken(call, () => jsonAnswer({ shortcutPageUrl: SHORTCUT_PAGE })),
      ],
      [`GET ${liffApi}/ott`, (call) => this.#withAccessToken(call, () => this.picker.issueToken())],
      [`GET ${PICKER}`, (call) => this.picker.page(call)],
      [`GET ${PICKER}/result`, (call) => this.picker.result(call, this.settings.share)],
      [`POST ${PICKER}/result`, (call) => this.picker.report(call)],
    ])
  }

  #answer(method: string, address: string, call: LineCall): LineAnswer | Promise<LineAnswer> {
    const endpoint = this.#endpoints.get(`${method} ${address}`)
    if (endpoint) return endpoint(call)
    const base = this.permanentLink().replace('https://', '')
    if (method === 'GET' && (address === base || address.startsWith(`${base}/`)))
      return this.#openPermanentLink(call, address.slice(base.length))
    const message = `Not found: ${method} ${address}`
    return call.headers['accept']?.includes('text/html')
      ? pageAnswer(message, 404)
      : jsonAnswer({ message }, 404)
  }

  #openPermanentLink({ url, headers }: LineCall, path: string): LineAnswer {
    const target = firstPageLoad(this.app.endpointUrl, path, url.search)
    // Outside LINE the same link leads to the same page, but without credentials.
    const isLine = /\bLine\/\d/.test(headers['user-agent'] ?? '')
    return redirectPage(target + (isLine ? this.openingHash() : ''))
  }

  #contextToken({ headers }: LineCall): LineAnswer {
    const isKnownUser = this.#accessTokens.acceptsBearer(headers['authorization'])
    return jsonAnswer({ contextToken: createContextToken(this.app, this.settings, 'external', isKnownUser) })
  }

  /** Answers only a valid access token. */
  #withAccessToken({ headers }: LineCall, answer: () => LineAnswer): LineAnswer {
    return this.#accessTokens.acceptsBearer(headers['authorization'])
      ? answer()
      : jsonAnswer({ message: 'The access token expired' }, 401)
  }

  #featureToken(call: LineCall): LineAnswer {
    return this.#withAccessToken(call, () => jsonAnswer({ featureToken: randomToken('feature.') }))
  }

  #verifyAccessToken({ url }: LineCall): LineAnswer {
    const secondsLeft = this.#accessTokens.secondsLeft(url.searchParams.get('access_token'))
    if (secondsLeft === null) return oauthError('invalid_request', 'access token expired')
    return jsonAnswer({ scope: SCOPES.join(' '), client_id: this.app.channelId, expires_in: secondsLeft })
  }
}

/**
 * The first of a deep link's two page loads: LINE opens the endpoint with what follows the LIFF ID in `liff.state`,
 * and the SDK replaces that address by the page's own.
 */
function firstPageLoad(endpointUrl: string, path: string, search: string): string {
  const state = (path === '/' && search === '' ? '' : path) + search
  const url = new URL(endpointUrl)
  if (state !== '') url.search += `${url.search === '' ? '?' : '&'}liff.state=${encodeURIComponent(state)}`
  return url.href
}
