import { test as base, type BrowserContext, type CDPSession } from '@playwright/test'
import { installBridge } from './line-platform/in-client.ts'
import { routeLine } from './line-platform/route-line.ts'
import type { StoredKey } from '../src/storage/storage-keys.ts'
import { sessionFor, type BrandRef, type MemberPersona } from '../src/sandbox/personas.ts'
import type { Faults } from '../src/sandbox/faults.ts'
import { CONFIG, LIFF_ID, startApp, type AppServer } from './support/app-server.ts'
import { CallLog } from './support/call-log.ts'
import { fillStorage } from './support/fill-storage.ts'
import { PageWatch } from './support/page-watch.ts'
import { WatchedLine } from './support/watched-line.ts'

export { expect } from '@playwright/test'

type Stored = Partial<Record<StoredKey, string>>

interface WorkerFixtures {
  /** The built app over a sandbox of its own. */
  app: AppServer
}

interface TestFixtures {
  /** What differs in this test's /config.json. */
  config: Record<string, unknown>
  /** LINE's servers, as the app meets them. */
  line: WatchedLine
  /** Every call to the API. */
  calls: CallLog
  faults: Faults
  watch: PageWatch
  /** Puts a persona's session into storage, as an earlier visit left it. */
  memberIs: (persona: MemberPersona, brand?: BrandRef) => Promise<void>
  /** Puts a language into storage. */
  inLocale: (locale: 'th' | 'en') => Promise<void>
  /** Puts anything that the app stores into local storage before it opens. */
  stored: (values: Stored) => Promise<void>
  /** Opens a path of the app, by its address. */
  open: (path: string) => Promise<void>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs here
    async ({}, use) => {
      const app = await startApp()
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],

  config: [{}, { option: true }],

  // Routed only for a test that has LINE in it: while anything is routed, Chromium neither caches nor keeps compiled code.
  line: async ({ app, context, watch }, use) => {
    const line = new WatchedLine({ liffId: LIFF_ID, endpointUrl: app.origin })
    await routeLine(context, line, app.origin)
    watch.watchLine(line)
    await use(line)
  },

  calls: async ({ app }, use) => {
    await use(new CallLog(app.origin))
  },

  faults: async ({ app }, use) => {
    await use(app.sandbox.faults)
  },

  // eslint-disable-next-line no-empty-pattern -- as above
  watch: async ({}, use) => {
    await use(new PageWatch())
  },

  context: async ({ context, app, config, calls, watch, userAgent }, use) => {
    app.sandbox.reset()
    app.arrivals.length = 0
    app.document = undefined
    app.policy = undefined
    for (const name of Object.keys(app.config)) delete app.config[name]
    Object.assign(app.config, CONFIG, config)
    if (/\bLIFF\b/.test(userAgent ?? '')) await installBridge(context)
    const sessions = devtoolsSessions(context)
    await calls.listen(context)
    await watch.listen(context)
    await use(context)
    // Answers that hang would keep the browser from closing.
    app.sandbox.faults.clear()
    // Requests that are still in a test's route are no longer needed.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    // Playwright reuses the context and resets it for the next test, except for these.
    await Promise.all(sessions.map((session) => session.detach().catch(() => undefined)))
    await context.setOffline(false)
    await context.clearPermissions()
    watch.assertAll(context, app, calls)
  },

  stored: async ({ app, context }, use) => {
    await use(async (values) => {
      const icon = `${app.origin}/icon.svg`
      const [first, ...others] = context.pages()
      const isUnused = first && others.length === 0 && ['about:blank', icon].includes(first.url())
      // A test's page that has not been used yet will do: that takes half the time of a new one.
      if (isUnused) {
        await first.goto(icon)
        return fillStorage(first, values)
      }
      // An earlier visit is over: its open pages would react to the change of storage, as other tabs do.
      const earlier = context.pages().filter((visited) => visited.url() !== 'about:blank')
      await Promise.all(earlier.map((visited) => visited.goto('about:blank')))
      const page = await context.newPage()
      await page.goto(icon)
      await fillStorage(page, values)
      await page.close()
    })
  },

  memberIs: async ({ stored, watch }, use) => {
    await use(async (persona, brand = 'doisai') => {
      const token = sessionFor(persona, brand)
      watch.addMember(token)
      await stored({ token, tokenBrandRef: brand, brandRef: brand })
    })
  },

  inLocale: async ({ stored }, use) => {
    await use((locale) => stored({ language: locale }))
  },

  open: async ({ app, page }, use) => {
    await use(async (path) => {
      await page.goto(app.origin + path, { waitUntil: 'commit' })
      // At `commit` the document may still be empty.
      await page.locator('html').waitFor({ state: 'attached' })
    })
  },
})

/** Collects the DevTools sessions that are opened from now on: an override holds until its session is detached. */
function devtoolsSessions(context: BrowserContext): CDPSession[] {
  const sessions: CDPSession[] = []
  const open = context.newCDPSession.bind(context)
  context.newCDPSession = async (of) => {
    const session = await open(of)
    sessions.push(session)
    return session
  }
  return sessions
}
