import { APP_VERSION } from '@/config/constants'
import { isSafeWebUrl } from '@/lib/safe-url'
import { brandOfVisit, type RawConfig } from './first-reads'
import { isPage } from './preload'
import { pathNow } from './visit'

/** What the app tells the document of its start. */
interface StartWatch {
  /** The app renders from here on, and what it cannot show is its own to tell. */
  end: () => void
  /** The app cannot start. */
  fail: (error: unknown) => void
}

declare global {
  interface Window {
    /** Absent in tests alone: without the head script the app does not start. */
    __start?: StartWatch
  }
  interface Document {
    /** Safari and Firefox prerender nothing. */
    prerendering?: boolean
  }
}

/** Three times what a first visit takes on a slow phone, with 400 kbit/s and two seconds for each round trip. */
const SLOWEST_START_MS = 30_000

/** What tells of errors: of a file that does not come, is refused or cannot be read, of code, and of a page's part. */
const EVENTS = ['error', 'unhandledrejection', 'vite:preloadError', 'securitypolicyviolation']

/** What is read of any of these events. */
type Told = Partial<ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent & { payload: Error }>

/** A file of the app, and where in it. The rest of an error's text may be anybody's. */
const PLACE = /assets\/[\w.-]+js[:\d]*/

/**
 * Shows index.html's start error where the app's script does not come, is refused, cannot be read or takes too long; one that comes
 * later takes over all the same. Tells the operator (config.json, `errorReporting`) of that, and of the errors of the app and of the
 * policy as long as the document is open: each kind once a visit, with nothing of the member.
 */
export function watchStart(config: Promise<unknown>): void {
  const { dataset } = document.documentElement
  const { entry } = dataset
  let hasStarted = false

  const tell = (kind: string, cause: unknown, at: string | undefined) =>
    void config
      .then((value) => {
        const raw = value as RawConfig
        const told = (sessionStorage.toldErrors ?? '') as string
        if (told.includes(kind) || !isSafeWebUrl(raw.errorReporting)) return
        sessionStorage.toldErrors = told + kind
        const path = isPage(pathNow()) ? pathNow() : 'other'
        const report = { kind, cause, at, path, brandRef: brandOfVisit(raw).ref, version: APP_VERSION }
        const body = JSON.stringify(report)
        // No beacon: it would take the receiver's cookies along.
        return fetch(raw.errorReporting, {
          method: 'POST',
          mode: 'no-cors',
          credentials: 'omit',
          keepalive: true,
          body,
        })
      })
      .catch(() => {}) // nobody is told where there is no configuration, or no storage to count in
  const script = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
  const fail = (error: unknown) => {
    dataset.entry = 'error'
    // A broken file may be cached for a year: fetch it again for the retry.
    fetch(script() ?? '', { cache: 'reload' }).catch(() => {})
    tell('start', (error as Error).name ?? error, PLACE.exec(`${error as string} ${script()}`)?.[0])
  }

  const take = (event: Event) => {
    const { target, filename, lineno, colno, effectiveDirective, blockedURI } = event as Told
    const { error, reason, payload } = event as Told
    const thrown = (error ?? reason ?? payload) as Error | undefined
    const file = (target as HTMLScriptElement).src ?? filename
    // Of what was refused only its origin: a picture's address is its member's.
    const at =
      blockedURI?.split('/', 3).join('/') ??
      PLACE.exec(`${file}:${lineno}:${colno} ${thrown} ${thrown?.stack}`)?.[0]
    if (file && file === script() && !hasStarted) fail(thrown ?? 'missing')
    else if (at ?? payload) tell(event.type, effectiveDirective ?? thrown?.name, at)
  }
  for (const name of EVENTS) addEventListener(name, take, true)
  // The app of a page that is merely prerendered starts once the page is shown.
  const timer = setTimeout(() => document.prerendering || fail('late'), SLOWEST_START_MS)
  window.__start = {
    end: () => {
      hasStarted = true
      dataset.entry = entry
      clearTimeout(timer)
    },
    fail,
  }
}

/** What the start error has besides its words: a button that works, and the brand's support once the configuration is there. */
export function prepareStartError(config: Promise<unknown>): void {
  document.querySelector('.start-error button')?.addEventListener('click', () => location.reload())
  config
    .then((raw) => {
      const support = brandOfVisit(raw as RawConfig).support ?? (raw as RawConfig).support
      const { phone, lineOa, hours_th, hours_en } = support as Record<string, unknown>
      const places = document.querySelectorAll<HTMLAnchorElement>('.start-error div>:empty')
      for (const [index, text] of [phone, lineOa, hours_th, hours_en].entries()) {
        const place = places[index]
        if (typeof text !== 'string' || !place) continue
        place.append(text)
        if (place.href) place.href += text.replaceAll(' ', '')
      }
    })
    .catch(() => {}) // there is no configuration, or no support in it
}
