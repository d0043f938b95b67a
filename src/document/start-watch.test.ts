import { allStored } from '#tests/support/stored.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { APP_VERSION } from '@/config/constants'

const RECEIVER = 'https://reports.example/in'
const FILE = `${location.origin}/assets/app-12345678.js`
const AT = 'assets/app-12345678.js'
/** Text that may be a member's, which no report may contain. */
const SECRET = '0812345678'
const config = {
  errorReporting: RECEIVER,
  brands: [
    {
      ref: 'doisai',
      support: { phone: '02 123 4567', lineOa: '@doisai', hours_th: 'ทุกวัน', hours_en: 'Daily' },
    },
    { ref: 'sabaimart' },
  ],
}
const root = document.documentElement
interface HappyWindow {
  happyDOM: { settings: object }
}
let sent: { url: string; body: string; options: RequestInit }[]

beforeEach(() => {
  sent = []
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(window, 'addEventListener')
  vi.stubGlobal('PRELOADS', { '/privilege': [] })
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    sent.push({ url, options, body: options.body as string })
    return Promise.resolve(new Response())
  })
  // happy-dom loads no files here, and must not report that as an error.
  Object.assign((window as unknown as HappyWindow).happyDOM.settings, {
    handleDisabledFileLoadingAsSuccess: true,
  })
  document.head.innerHTML = `<script type="module" src="${FILE}"></script>`
  root.dataset.entry = 'list'
})
afterEach(() => {
  for (const [name, listener] of vi.mocked(window.addEventListener).mock.calls)
    removeEventListener(name, listener, true)
  expect(JSON.stringify(sent)).not.toContain(SECRET)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function start(address = `/privilege?brandRef=doisai&search=${SECRET}`, raw: object = config) {
  history.replaceState(null, '', address)
  const { watchStart } = await import('./start-watch')
  window.__head = { start: watchStart(Promise.resolve(raw)) }
}

const told = async () => {
  await vi.advanceTimersByTimeAsync(0)
  return sent.filter(({ url }) => url === RECEIVER).map(({ body }) => JSON.parse(body) as object)
}
const common = { path: '/privilege', brandRef: 'doisai', version: APP_VERSION }

const fileFails = () => document.querySelector('script')?.dispatchEvent(new Event('error'))
const throws = (error: Error, filename = FILE) =>
  dispatchEvent(new ErrorEvent('error', { error, filename, lineno: 1, colno: 23, message: error.message }))
const rejects = (reason: Error) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
const named = (name: string) => Object.assign(new Error(SECRET), { name })
const errorOfApp = () =>
  Object.assign(new RangeError(SECRET), { stack: `RangeError: ${SECRET}\n at ${FILE}:1:23` })

describe('A start that fails', () => {
  it.each([
    ['is missing', fileFails, 'missing'],
    ['cannot be read', () => throws(new SyntaxError(SECRET)), 'SyntaxError'],
    ['throws', () => throws(new TypeError(SECRET)), 'TypeError'],
    ['throws what is named by a sentence', () => throws(named('0812345678 is unknown')), undefined],
    ['throws what is named by a number', () => throws(named('0812345678')), undefined],
    ['throws a text', () => throws('0812345678' as unknown as Error), undefined],
  ])(
    'is told once, with its file and its cause, where the file %s, which is fetched anew',
    async (_, fail, cause) => {
      await start()
      fail()
      fail()
      expect(await told()).toEqual([{ kind: 'start', cause, at: AT, ...common }])
      expect(root.dataset.entry).toBe('error')
      expect(sent[0]).toMatchObject({ url: FILE, options: { cache: 'reload' } })
    },
  )

  it('is told as late after half a minute, and not before', async () => {
    await start()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(root.dataset.entry).toBe('list')
    await vi.advanceTimersByTimeAsync(1)
    expect(root.dataset.entry).toBe('error')
    expect(await told()).toEqual([{ kind: 'start', cause: 'late', at: AT, ...common }])
  })

  it('is none while the page is merely prerendered, whose app waits', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    await start()
    await vi.advanceTimersByTimeAsync(30_000)
    Reflect.deleteProperty(document, 'prerendering')
    expect(root.dataset.entry).toBe('list')
    expect(await told()).toEqual([])
  })

  it('is none once the app has started, which takes the page over whenever it comes', async () => {
    await start()
    window.__head?.start?.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(root.dataset.entry).toBe('list')
    expect(await told()).toEqual([])
    window.__head?.start?.fail(new TypeError(SECRET))
    // However often it fails before it comes.
    window.__head?.start?.fail(new TypeError(SECRET))
    window.__head?.start?.end()
    expect(root.dataset.entry).toBe('list')
  })

  it('is none for a splash that has changed meanwhile: it stays until the app renders', async () => {
    await start()
    root.dataset.entry = 'login'
    window.__head?.start?.end()
    expect(root.dataset.entry).toBe('login')
  })

  it('is told with neither the path nor the brand of an address that the app does not know', async () => {
    await start(`/${SECRET}?brandRef=${SECRET}`)
    fileFails()
    expect(await told()).toEqual([
      { kind: 'start', cause: 'missing', at: AT, path: 'other', version: APP_VERSION },
    ])
  })

  it.each([undefined, 'http://reports.example', 'javascript:1'])(
    'is told to nobody at %s',
    async (errorReporting) => {
      await start('/privilege', { ...config, errorReporting })
      fileFails()
      expect(await told()).toEqual([])
      expect(allStored()).toEqual([])
    },
  )
})

it('A running app tells of an error, a rejection, a violation and a chunk, each kind once, and of nobody else’s', async () => {
  await start()
  window.__head?.start?.end()
  for (let time = 0; time < 2; time += 1) {
    for (const site of ['https://elsewhere.example', 'chrome-extension://abc', `${location.origin}/other`]) {
      const file = `${site}/assets/${SECRET}.js`
      throws(new RangeError(SECRET), file)
      rejects(Object.assign(new RangeError(SECRET), { stack: `RangeError\n at ${file}:1:23` }))
    }
    throws(errorOfApp())
    rejects(errorOfApp())
    const violation = {
      effectiveDirective: 'connect-src',
      blockedURI: `https://not-allowed.example/${SECRET}`,
    }
    dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
    const payload = new TypeError(`Failed to fetch ${FILE}?${SECRET}`)
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  }
  expect(await told()).toEqual([
    { kind: 'error', cause: 'RangeError', at: `${AT}:1:23`, ...common },
    { kind: 'unhandledrejection', cause: 'RangeError', at: `${AT}:1:23`, ...common },
    { kind: 'securitypolicyviolation', cause: 'connect-src', at: 'https://not-allowed.example', ...common },
    { kind: 'vite:preloadError', cause: 'TypeError', at: AT, ...common },
  ])
  expect(root.dataset.entry).toBe('list')
})

it('A part of the app that fails to load is told without its file too, where the browser does not name it', async () => {
  await start()
  window.__head?.start?.end()
  const payload = new TypeError('Importing a module script failed.')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(await told()).toEqual([{ kind: 'vite:preloadError', cause: 'TypeError', ...common }])
})

const SHARED = { phone: '1 2 3', hours_th: 9 }

it.each([
  ['doisai', config, ['02 123 4567', '@doisai', 'ทุกวัน', 'Daily']],
  ['sabaimart', config, ['', '', '', '']],
  ['sabaimart', { ...config, support: SHARED }, ['1 2 3', '', '', '']],
  ['doisai', { ...config, support: SHARED }, ['02 123 4567', '@doisai', 'ทุกวัน', 'Daily']],
])(
  'The start error of %s names its own support, else the one of all brands',
  async (brandRef, raw, texts) => {
    document.body.innerHTML =
      '<div class="start-error"><button></button><div><a href="tel:"></a><a href="https://line.me/"></a><p></p><p></p></div></div>'
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    history.replaceState(null, '', `/privilege?brandRef=${brandRef}`)
    const { prepareStartError } = await import('./start-watch')
    prepareStartError(Promise.resolve(raw))
    await vi.advanceTimersByTimeAsync(0)
    expect([...document.querySelectorAll('a, p')].map(({ textContent }) => textContent)).toEqual(texts)
    expect(document.querySelector('a')?.getAttribute('href')).toBe(`tel:${texts[0]?.replaceAll(' ', '')}`)
    document.querySelector('button')?.click()
    expect(reload).toHaveBeenCalledOnce()
  },
)
