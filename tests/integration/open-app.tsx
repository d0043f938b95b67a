import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { createFakeSdk, type FakeOptions } from '@/sandbox/line/fake-client'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { api } from '@/api/api'
import { App } from '@/app/app'
import { readApiShape } from '@/config/api-address'
import { defaultAppSetting } from '@/brand/app-setting'
import type { RuntimeConfig } from '@/config/runtime-config'
import { forgetOwners, openBrand } from '@/storage/storage'
import { IntlProvider } from '@/i18n/intl-provider'
import { loadFeatureMessages, loadMessages, type TextsOfFeature } from '@/i18n/load-messages'
import { localeTags, type Locale } from '@/i18n/locale'
import { createSandbox } from '@/sandbox/create-sandbox'
import { sessionFor, type BrandRef, type MemberPersona } from '@/sandbox/personas'
import { BootContext } from '@/session/boot-context'
import { launch, startEarlyHome } from '@/session/start'
import { createLineConnection } from '@/session/line/line-connection'
import { BrandContext } from '@/brand/use-brand'
import { useAppSelector } from '@/store/hooks'
import { makeStore, type AppStore } from '@/store/store'
import { FeedbackProvider } from '@/ui/dialogs/feedback-context'

// Home uses parts of LINE's SDK that the fake SDK lacks.
vi.mock('@/session/line/line-extras', async (original) => ({
  ...(await original<object>()),
  loadLineExtras: () => Promise.reject(new Error('LINE is not here')),
  lineExtrasOf: () => Promise.resolve(undefined),
  lineExtrasInLine: () => Promise.resolve(undefined),
}))

const features = Object.keys(import.meta.glob('../../src/i18n/messages/features/*.th.json')).map(
  (file) => /([\w-]+)\.th\.json$/.exec(file)?.[1] as TextsOfFeature, // the glob's own pattern
)

interface Call {
  path: string
  query: string
  /** The parsed JSON, else the text. */
  body: unknown
  request: Request
}

/** The real timer, because a test may fake it. */
const realTimeout = globalThis.setTimeout
/** More turns of the event loop than the store, React and its effects need to show an answer. */
const TURNS = 10
/** Callbacks of `requestIdleCallback` that have not run yet. */
const waitingForIdle = new Set<() => void>()
/** The calls without an answer so far. */
const inFlight = new Set<symbol>()

/** Answers every call; reset after each test. */
export const sandbox = createSandbox()
/** The calls of the test so far. */
export const calls: Call[] = []
/** The calls to a path, by the end of the path. */
export const callsTo = (end: string) => calls.filter(({ path }) => path.endsWith(end))
/** The stores of the test so far. */
const stores: AppStore[] = []
/** Bodies to answer with instead of the sandbox's, by the end of the path. */
export const answers = new Map<string, unknown>()

interface Hold {
  end: string
  isTaken: boolean
  /** The sandbox has answered, and the answer is held back. */
  isHolding?: boolean
  isOver: Promise<void>
}
let holds: Hold[] = []

/**
 * Holds back the next answer to a path, given by its end, until the returned function is called; the sandbox has acted by then.
 * Unlike the sandbox's faults, each hold is released on its own, and later calls are answered at once.
 */
export function hold(end: string): () => void {
  let release = () => {}
  const isOver = new Promise<void>((resolve) => {
    release = resolve
  })
  holds.push({ end, isTaken: false, isOver })
  return release
}

// Drops all CSS rules: no test here looks at them, and parsing them would take half of the time.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })
CSSStyleSheet.prototype.insertRule = () => 0

/** happy-dom has no `display` for a span: without 'inline', accessible names would get spaces around it. */
function withDisplay(style: CSSStyleDeclaration): CSSStyleDeclaration {
  if (style.display !== '') return style
  const valueOf = (name: string) => (name === 'display' ? 'inline' : style.getPropertyValue(name))
  return new Proxy(style, {
    get: (target, name) =>
      name === 'getPropertyValue'
        ? valueOf
        : name === 'display'
          ? 'inline'
          : (Reflect.get(target, name) as unknown),
  })
}

/** Elements whose `style` attribute has a property that Testing Library's queries read. */
const STYLED = ['display', 'visibility', 'opacity', 'pointer-events', 'user-select']
  .map((name) => `[style*="${name}"]`)
  .join()

/** The computed styles of all other elements, by tag, `open` and `hidden`. */
const styles = new Map<string, CSSStyleDeclaration>()
const askHappyDom = globalThis.getComputedStyle.bind(globalThis)
// Also saves time: a query by role reads the style of each element, and without rules the style depends on its kind alone.
globalThis.getComputedStyle = (element, pseudo) => {
  if (element.closest(STYLED)) return withDisplay(askHappyDom(element, pseudo))
  const kind = `${element.localName} ${element.hasAttribute('open')} ${element.hasAttribute('hidden')}`
  const known = styles.get(kind)
  if (known) return known
  const { display, visibility, opacity, pointerEvents, userSelect } = withDisplay(
    askHappyDom(element, pseudo),
  )
  const values: Record<string, string> = { display, visibility, opacity, pointerEvents, userSelect }
  const computed = {
    ...values,
    getPropertyValue: (name: string) => values[name] ?? '',
  } as unknown as CSSStyleDeclaration
  styles.set(kind, computed)
  return computed
}

// happy-dom has none, and the app would wait 250 ms instead.
Object.assign(globalThis, {
  requestIdleCallback: (task: () => void) => {
    waitingForIdle.add(task)
    void untilQuiet()
      .then(untilQuiet)
      .then(() => waitingForIdle.delete(task) && task())
  },
})

// A request that is sent after a test has restored `fetch` fails at once.
Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network in tests')) })

beforeEach(() => {
  vi.stubGlobal('fetch', answerCall)
})
afterEach(async () => {
  // Unmounts while fetch is still stubbed: the page's last requests must reach nothing else.
  cleanup()
  vi.unstubAllGlobals()
  // Reads that hang would fail now, and be sent again during the next test.
  for (const { dispatch } of stores.splice(0))
    for (const read of dispatch(api.util.getRunningQueriesThunk())) read.abort()
  sandbox.reset()
  await vi.dynamicImportSettled()
  calls.length = 0
  answers.clear()
  // Holds that the test has not released stay unanswered, so that no answer reaches the next test.
  holds = []
  inFlight.clear()
  waitingForIdle.clear()
})

interface Options {
  /** Who is signed in. */
  persona?: MemberPersona
  /** The brand of the last visit; by default doisai with a persona or by `openPage`, else none. */
  brand?: BrandRef
  locale?: Locale
  config?: Partial<RuntimeConfig>
  /** The state of the browser's history entry. */
  state?: object
  /** The brand has a LIFF ID, and this is the LINE user; without it there is no LIFF. */
  line?: Partial<FakeOptions>
  /** Called for each load of LINE's SDK, which then takes as long as this does. */
  loadsLine?: () => unknown
}

const LIFF_ID = '2000000001-testliff'

/** Opens the whole app at an address, as main.tsx does it. */
export async function openApp(address: string, options: Options = {}) {
  return render(<App {...await start(address, options)} />)
}

/** Opens a member's home as main.tsx does before LIFF has restored the address (`liff.state`); `settle` restores it. */
export async function openEarlyHome(address: string, options: Options = {}) {
  const { config, line, store } = await prepare(address, options)
  startEarlyHome(store, config, line)
  const view = render(
    <App boot={{ config, line, startedAt: 0, takeCallbackToken: () => undefined }} store={store} isWaiting />,
  )
  const settle = (settled: string) => {
    history.replaceState(history.state, '', settled)
    const boot = launch(store, config, line, 0)
    view.rerender(<App boot={boot} store={store} />)
  }
  return { ...view, settle }
}

/** Opens one page without the shell, its guards and the brand's theme. Of any other page it shows the address (`shownAddress`). */
export async function openPage(Page: ComponentType, address: string, options: Options = {}) {
  const { boot, store } = await start(address, { brand: 'doisai', ...options })
  // In the app, routes.ts loads them with the page.
  await Promise.all(features.map((feature) => loadFeatureMessages(feature)))
  const setting = defaultAppSetting(store.getState().session.brandRef ?? '')
  const view = render(
    <BootContext value={boot}>
      <Provider store={store}>
        <Texts>
          <BrandContext
            value={{ ...setting, isLoading: false, isUnknown: false, isAnswered: true, isFresh: true }}
          >
            <BrowserRouter useTransitions={false}>
              <FeedbackProvider>
                <PageOrAddress page={Page} />
              </FeedbackProvider>
            </BrowserRouter>
          </BrandContext>
        </Texts>
      </Provider>
    </BootContext>,
  )
  return { store, ...view }
}

/** Waits until no call is in flight except held ones, no chunk is loading, and the page has rendered the results. */
export async function waitForQuiet() {
  let waited: number
  do {
    // An idle callback may have begun to load a chunk at the end of this turn: wait once more.
    waited = waitingForIdle.size
    await act(untilQuiet)
  } while (waited + waitingForIdle.size > 0)
}

async function untilQuiet() {
  for (let before = -1; before !== calls.length || isAnswering(); ) {
    before = calls.length
    await vi.dynamicImportSettled()
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => realTimeout(resolve))
  }
}

const isAnswering = () =>
  inFlight.size > sandbox.faults.held() + holds.filter(({ isHolding }) => isHolding).length

/** Opens a page by `popstate`, as the phone's back gesture does, without a tap in the app. */
export function goTo(path: string): void {
  act(() => {
    history.pushState({ key: path, idx: 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
}

/** Fills in the sheet that scans a points code, once it is open. */
export async function enterCode(code: string): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: th.scan }))
  // Not typed key by key: here, unlike in a browser, a menu that closes can take the focus away from the sheet.
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: code } })
  fireEvent.click(sheet.getByRole('button', { name: th.proceed }))
}

/** The path and query to which a page opened by `openPage` has led. */
export const shownAddress = async () => (await screen.findByTestId('address')).textContent

async function start(address: string, options: Options) {
  const { config, line, store } = await prepare(address, options)
  return { boot: launch(store, config, line, performance.now()), store }
}

async function prepare(
  address: string,
  { persona, brand, locale = 'th', config: more, state, line: user, loadsLine }: Options,
) {
  forgetOwners()
  signIn(persona, brand)
  forgetOwners()
  // Thai is what nothing stored means, on a phone that stores nothing too.
  if (locale !== 'th' || storedOf().language !== undefined) given({ language: locale })
  history.replaceState({ usr: state, key: 'first', idx: 0 }, '', address)
  const config: RuntimeConfig = {
    customerApiUrl: '',
    crmApiUrl: '',
    apiShape: readApiShape({}),
    off: [],
    liffIds: {},
    officialAccounts: {},
    lineLoginHosts: [],
    pdpaPreselected: true,
    brands: [
      { ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' },
      { ref: 'sabaimart', name_th: 'สบายมาร์ท', name_en: 'Sabai Mart' },
    ],
    ...more,
    // landing.test.tsx tests how long the splash stays.
    raw: { customerApiUrl: '', crmApiUrl: '', skipLandingWait: true, ...more?.raw },
  }
  const store = makeStore(config)
  stores.push(store)
  const line = user
    ? createLineConnection(LIFF_ID, async () => {
        await loadsLine?.()
        return createFakeSdk({ sub: 'U1', name: 'LINE', mode: 'line', ...user })
      })
    : createLineConnection(undefined, () => Promise.reject(new Error('no LIFF here')))
  document.documentElement.lang = localeTags[locale]
  await loadMessages(locale)
  return { config, line, store }
}

/** Stores a member's bearer, as their last visit has left it. What is stored of their session comes after it. */
export function signIn(
  persona: MemberPersona | undefined,
  brand: BrandRef | undefined = persona && 'doisai',
): void {
  // What the test has stored before is the brand's.
  if (brand) openBrand(brand)
  if (!persona || !brand) return
  given({ bearer: sessionFor(persona, brand), bearerBrand: brand })
}

/** The texts of the store's language, which a test may switch. */
function Texts({ children }: { children: ReactNode }) {
  const locale = useAppSelector((state) => state.preferences.locale)
  return <IntlProvider locale={locale}>{children}</IntlProvider>
}

function PageOrAddress({ page: Page }: { page: ComponentType }) {
  const { pathname, search } = useLocation()
  const [opened] = useState(pathname)
  return pathname === opened ? <Page /> : <p data-testid="address">{pathname + search}</p>
}

async function answerCall(url: string, init?: RequestInit): Promise<Response> {
  const call = Symbol(url)
  inFlight.add(call)
  try {
    return await answer(url, init)
  } finally {
    // If the test fakes only `Date`, each answer advances it: no two answers have the same time.
    if (vi.isFakeTimers() && setTimeout === realTimeout) vi.setSystemTime(Date.now() + 1)
    inFlight.delete(call)
  }
}

async function answer(url: string, init?: RequestInit): Promise<Response> {
  const request = new Request(new URL(url, location.origin), init)
  const { pathname, search: query } = new URL(request.url)
  const body = await bodyOf(request.clone())
  calls.push({ path: decodeURIComponent(pathname), query, body, request: request.clone() })
  const own = [...answers].find(([end]) => pathname.endsWith(end))
  const held = holds.find(({ end, isTaken }) => !isTaken && pathname.endsWith(end))
  if (held) held.isTaken = true
  const response = own ? Response.json(own[1]) : await sandbox.handle(request)
  if (held) {
    held.isHolding = true
    await held.isOver
    held.isHolding = false
  }
  if (!response) throw new Error(`${url} is not the sandbox's`)
  if (response.type === 'error') throw new TypeError('nobody answers')
  return response
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  return request.headers.get('Content-Type')?.includes('json') ? (JSON.parse(text) as unknown) : text
}

/** Presses a button once it is enabled; a button that waits for its page is not. */
export async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}
