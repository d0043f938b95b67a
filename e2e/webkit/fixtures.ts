import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base } from 'vitest'
import { sessionFor, type MemberPersona } from '../../src/sandbox/personas.ts'
import { startApp, type AppServer } from '../support/app-server.ts'
import { elementsBeyondSides } from '../support/widths.ts'
import { Screen } from './screen.ts'
import { ServedWatch } from './served-watch.ts'
import { startWebKit, type WebKit } from './webkit.ts'

export { expect } from 'vitest'

const PHONE = { width: 390, height: 844 }
const CONFIG = { customerApiUrl: '', crmApiUrl: '', liffIds: {}, defaultBrandRef: 'doisai' }

interface Fixtures {
  /** WebKit, for all journeys. */
  webkit: WebKit
  /** The faults that the pages report. */
  watch: ServedWatch
  /** The built app over a sandbox of its own. */
  app: AppServer
  /** A phone with nothing stored. */
  screen: Screen
  /** Puts a persona's session into storage, as an earlier visit left it. */
  memberIs: (persona: MemberPersona) => Promise<void>
  /** Checks that nothing on the screen is wider than the phone. */
  expectFits: () => Promise<void>
}

export const test = base.extend<Fixtures>({
  webkit: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs here
    async ({}, use) => {
      const webkit = await startWebKit()
      await use(webkit)
      await webkit.close()
    },
    { scope: 'file' },
  ],

  // eslint-disable-next-line no-empty-pattern -- as above
  watch: [async ({}, use) => use(new ServedWatch()), { scope: 'file' }],

  app: [
    async ({ watch }, use) => {
      const app = await startApp(watch.middleware)
      await use(app)
      await app.close()
    },
    { scope: 'file' },
  ],

  screen: async ({ webkit, watch, app, task }, use) => {
    app.sandbox.reset()
    Object.assign(app.config, CONFIG)
    watch.faults.length = 0
    const browser = await webkit.open(PHONE)
    try {
      const screen = new Screen(browser, app.origin)
      await use(screen)
      if (task.result?.state === 'fail') await keepPicture(task.name, await screen.screenshot())
    } finally {
      app.sandbox.faults.clear()
      await browser.quit()
    }
    expect(watch.faults).toEqual([])
  },

  memberIs: async ({ screen }, use) => {
    await use(async (persona) => {
      await screen.open('/icon.svg')
      await screen.evaluate(
        (token) => {
          Object.assign(localStorage, { token, tokenBrandRef: 'doisai', brandRef: 'doisai' })
        },
        sessionFor(persona, 'doisai'),
      )
    })
  },

  expectFits: async ({ screen }, use) => {
    await use(async () => {
      // A page reaches beyond the screen while it slides in.
      await expect.poll(() => elementsBeyondSides(screen), { timeout: 5_000 }).toEqual([])
      expect(await screen.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([
        PHONE.width,
        PHONE.width,
      ])
    })
  },
})

/** Saves what was on screen when a journey failed. */
async function keepPicture(title: string, picture: Buffer): Promise<void> {
  const folder = join(import.meta.dirname, '../../test-results/webkit')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${title.replaceAll(/\W+/g, '-').slice(0, 60)}.png`), picture)
}
