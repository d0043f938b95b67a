import { expect, type BrowserContext, type Request } from '@playwright/test'
import { LINE_HOSTS } from '../line-platform/line-http.ts'
import type { AppServer } from './app-server.ts'
import type { CallLog } from './call-log.ts'
import type { WatchedLine } from './watched-line.ts'

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const SECRET_PARAMETER =
  /[?&#](token|callbackToken|access_token|id_token|context_token|feature_token|code|liffClientId|liffRedirectUri|liffOAuth2Error|liff\.state)=/

/** Calls without a member's bearer: the contract's auth `none` and `null`. */
const WITHOUT_MEMBER = [
  /^authentication\/(Provider|MergeCustomerLine|Login)$/,
  /^CustomerAccount\/(ValidateUsername|RequestOTP|ResendOTP|VerifyOTP|CreateAccount|ResetPasswordByOTP)$/,
  /^lineprovider\//,
  /^Theme\/GetLogo$/,
  /^pdpa\/pdpa-detail/,
  /^customers\/customer-consent-pdpa-by-sms$/,
]

interface Sent {
  url: URL
  isNavigation: boolean
  bearer: string | undefined
  headers: string
  body: string
}

/** Checks what holds for every page of every test; asserted when the test is over. */
export class PageWatch {
  readonly #sent: Sent[] = []
  readonly #violations: string[] = []
  readonly #errors: string[] = []
  readonly #console: string[] = []
  readonly #memberBearers = new Set<string>()
  readonly #allowedAddresses = new Set<string>()
  #line: WatchedLine | undefined
  #isAddressOfLine = false
  readonly #mayBeRefused: RegExp[] = []
  readonly #mayBeThrown: RegExp[] = []

  /** A session that a test has put into storage: a secret from then on. */
  addMember(bearer: string): void {
    this.#memberBearers.add(bearer)
  }

  /** An address with a secret in it that the test itself opens, or that the member has agreed to be sent to. */
  allowAddress(origin: string): void {
    this.#allowedAddresses.add(origin)
  }

  /**
   * For a test that shows a text with event handlers. Chromium refuses each handler while the sanitiser parses the text, in a
   * document of its own, and reports that; any parser would cause these reports.
   */
  allowRefusedHandlers(): void {
    this.#mayBeRefused.push(/^script-src-attr|inline event handler/)
  }

  /** For a test in which the policy refuses the app's scripts. */
  allowRefusedScripts(): void {
    this.#mayBeRefused.push(/script-src 'none'|^script-src-elem|(Loading the|inline) script/)
  }

  /** For a test in which a script of the app cannot be read, or throws: errors that nothing catches, by their texts. */
  allowErrors(errors: RegExp): void {
    this.#mayBeThrown.push(errors)
  }

  /** A test that has LINE in it: LINE's tokens are secrets too. */
  watchLine(line: WatchedLine): void {
    this.#line = line
  }

  async listen(context: BrowserContext): Promise<void> {
    context.on('request', (request) => this.#sent.push(toSent(request)))
    context.on('weberror', (error) => this.#errors.push(String(error.error().stack ?? error.error())))
    context.on('console', (message) => {
      const text = message.text()
      this.#console.push(text)
      if (/content security policy/i.test(text)) this.#violations.push(text)
    })
    await context.exposeBinding('reportViolation', (_source, text: string) => this.#violations.push(text))
    await context.addInitScript(() => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void }
      document.addEventListener('securitypolicyviolation', (event) => {
        reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
      })
    })
  }

  /** For a test that ends while LINE's SDK still has to read the address. */
  leaveAddressToLine(): void {
    this.#isAddressOfLine = true
  }

  assertAll(context: BrowserContext, app: AppServer, calls: CallLog): void {
    const addresses = context.pages().map((page) => page.url())
    const leaking = addresses.filter(
      (address) => address.startsWith(app.origin) && SECRET_PARAMETER.test(address),
    )
    if (!this.#isAddressOfLine) expect.soft(leaking, 'secrets in the address bar').toEqual([])
    const violations = this.#violations.filter(
      (text) => !this.#mayBeRefused.some((pattern) => pattern.test(text)),
    )
    expect.soft(violations, 'violations of the Content-Security-Policy').toEqual([])
    const errors = this.#errors.filter((text) => !this.#mayBeThrown.some((pattern) => pattern.test(text)))
    expect.soft(errors, 'unhandled errors').toEqual([])
    const badIds = calls.all.filter(({ requestId }) => !UUID_V4.test(requestId ?? ''))
    expect.soft(badIds, 'calls without a UUID v4 as their X-Request-Id').toEqual([])
    this.#assertLine()
    this.#assertBearers(app)
    this.#assertSecrets(app)
  }

  /** Asserts that no credentials are in the address bar. */
  static expectCleanAddress(address: string): void {
    expect(address).not.toMatch(SECRET_PARAMETER)
  }

  #assertLine(): void {
    const toLine = this.#line ? [] : this.#sent.filter(({ url }) => LINE_HOSTS.has(url.host))
    expect.soft(toLine.map(nameOf), 'requests to LINE in a test without the fixture `line`').toEqual([])
  }

  #assertBearers(app: AppServer): void {
    const accessTokens = this.#line?.accessTokens ?? []
    const misplaced = this.#sent.filter(({ url, bearer }) => {
      if (bearer === undefined || bearer === 'null') return false
      if (LINE_HOSTS.has(url.host)) return !accessTokens.includes(bearer)
      if (url.origin !== app.origin) return true
      this.#memberBearers.add(bearer)
      const path = url.pathname.replace('/api/v1.0/', '')
      return WITHOUT_MEMBER.some((pattern) => pattern.test(path))
    })
    expect.soft(misplaced.map(nameOf), 'a bearer in calls that have none').toEqual([])
  }

  #assertSecrets(app: AppServer): void {
    const { idTokens = [], accessTokens = [] } = this.#line ?? {}
    const ofLine = [...idTokens, ...accessTokens]
    const ofMember = [...this.#memberBearers]
    const holds = (text: string, secrets: string[]) => secrets.some((secret) => text.includes(secret))

    const leaks = this.#sent.flatMap((sent) => {
      const { url, isNavigation, headers, body } = sent
      const address = decodeURIComponent(url.pathname + url.search)
      const isLine = LINE_HOSTS.has(url.host)
      const isMerge = url.origin === app.origin && url.pathname.endsWith('/MergeCustomerLine')
      const isLogout = url.origin === app.origin && url.pathname.endsWith('/authentication/Logout')
      const isAllowed = isNavigation && this.#allowedAddresses.has(url.origin)
      const found = [
        !isLine && holds(address + headers, ofLine) && 'a LINE token in address or headers',
        !isLine && holds(body, isMerge ? accessTokens : ofLine) && 'a LINE token in the body',
        holds(address, ofMember) && !isAllowed && "the member's bearer in the address",
        holds(body, ofMember) && !isLogout && "the member's bearer in the body",
      ]
      return found.filter((what) => what !== false).map((what) => `${what}: ${nameOf(sent)}`)
    })
    expect.soft(leaks, 'secrets that left').toEqual([])

    const secrets = [...ofLine, ...ofMember]
    const referers = app.arrivals.map(({ referer }) => referer ?? '')
    const leaking = referers.filter((text) => !/^(https?:\/\/[^/?#]+\/)?$/.test(text))
    expect.soft(leaking, 'referrers with more than an origin').toEqual([])
    expect
      .soft(
        this.#console.filter((text) => holds(text, secrets)),
        'secrets in the console',
      )
      .toEqual([])
  }
}

function toSent(request: Request): Sent {
  const url = new URL(request.url())
  url.hash = ''
  const headers = request.headers()
  const { authorization = '', ...others } = headers
  return {
    url,
    isNavigation: request.isNavigationRequest(),
    bearer: /^Bearer (.+)$/.exec(authorization)?.[1],
    headers: JSON.stringify(others),
    body: request.postData() ?? '',
  }
}

const nameOf = ({ url }: Sent): string => url.origin + url.pathname
