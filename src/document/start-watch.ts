import { sitePath } from '@/addresses/base-path'
import { APP_VERSION } from '@/config/constants'
import { isSafeWebUrl } from '@/lib/safe-url'
import { brandOfVisit, type RawConfig } from './config'
import type { Handover } from './handover'
import { isPage } from './preload'
import { currentPath } from './visit'

declare global {
  interface Document {
    /** Not in Safari and Firefox. */
    prerendering?: boolean
  }
}

/** Three times a first visit on a slow phone (400 kbit/s, two seconds per round trip). */
const SLOWEST_START_MS = 30_000

/** Errors of files (missing, refused, unreadable), of code, and of lazily loaded parts. */
const EVENTS = ['error', 'unhandledrejection', 'vite:preloadError', 'securitypolicyviolation']

/** The fields used of these events. */
type Told = Partial<ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent & { payload: Error }>

/** The first file of the app that a text names, with its position. Other error text may contain anything. */
const placeIn = (text: string) =>
  text
    .split(location.origin + sitePath('/'))
    .slice(1)
    .map((own) => /^assets\/[\w.-]+js[:\d]*/.exec(own)?.[0])
    .find(Boolean)

/** A name that is one word: an error may have any other text for its own. */
const wordIn = (name: unknown) => (/^[a-z]{1,40}$/i.test(String(name)) ? name : undefined)

/**
 * Shows index.html's start error if the app's script is missing, refused, unreadable or late; a late one takes over all the
 * same. Reports that and all later errors of the app and the policy to the operator (config.json, `errorReporting`), each kind
 * once per visit, without the member's data.
 */
export function watchStart(config: Promise<unknown>): Handover['start'] {
  const { dataset } = document.documentElement
  /** What the document shows but for the error. */
  let entry: string | undefined
  let hasStarted = false

  const tell = (kind: string, cause: unknown, at: string | undefined) =>
    void config
      .then((value) => {
        const raw = value as RawConfig
        const told = (sessionStorage.toldErrors ?? '') as string
        if (told.includes(kind) || !isSafeWebUrl(raw.errorReporting)) return
        sessionStorage.toldErrors = told + kind
        const path = isPage(currentPath()) ? currentPath() : 'other'
        const report = { kind, cause, at, path, brandRef: brandOfVisit(raw).ref, version: APP_VERSION }
        const body = JSON.stringify(report)
        // Not sendBeacon, which would send the receiver's cookies.
        return fetch(raw.errorReporting, {
          method: 'POST',
          mode: 'no-cors',
          credentials: 'omit',
          keepalive: true,
          body,
        })
      })
      .catch(() => {}) // no configuration, or no storage to count in
  const script = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
  const fail = (error: unknown) => {
    entry ??= dataset.entry
    dataset.entry = 'error'
    // A broken file may be cached for a year: fetch it again for the retry.
    fetch(script() ?? '', { cache: 'reload' }).catch(() => {})
    tell('start', wordIn((error as Error).name ?? error), placeIn(`${error as string} ${script()}`))
  }

  const take = (event: Event) => {
    const { target, filename, lineno, colno, effectiveDirective, blockedURI } = event as Told
    const { error, reason, payload } = event as Told
    const thrown = (error ?? reason ?? payload) as Error | undefined
    const file = (target as HTMLScriptElement).src ?? filename
    // Only the origin of a refused address: a picture's address is personal.
    const at =
      blockedURI?.split('/', 3).join('/') ?? placeIn(`${file}:${lineno}:${colno} ${thrown} ${thrown?.stack}`)
    if (file && file === script() && !hasStarted) fail(thrown ?? 'missing')
    else if (at ?? payload) tell(event.type, effectiveDirective ?? wordIn(thrown?.name), at)
  }
  for (const name of EVENTS) addEventListener(name, take, true)
  // A prerendered page starts only when it is shown.
  const timer = setTimeout(() => document.prerendering || fail('late'), SLOWEST_START_MS)
  return {
    end: () => {
      hasStarted = true
      if (entry) dataset.entry = entry
      clearTimeout(timer)
    },
    fail,
  }
}

/** Adds the start error's button, and the brand's support once the configuration has loaded. */
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
    .catch(() => {}) // no configuration, or no support in it
}
