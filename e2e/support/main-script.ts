import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'
import { dist, type AppServer } from './app-server.ts'

/** The file that the document names: all of the app that a first paint needs. */
export const MAIN_SCRIPT = '**/assets/app-*.js'

const answerWith = (route: Route, change: (script: Buffer) => string | Buffer): Promise<void> =>
  route.fulfill({
    contentType: 'text/javascript',
    body: change(readFileSync(join(dist, new URL(route.request().url()).pathname))),
  })

/** The text of an error may hold the member's data: no report may have it. */
export const SECRET_OF_ERROR = '0812345678'
const throwing = (script: Buffer) => `throw new TypeError('${SECRET_OF_ERROR}');${script.toString()}`

/** Answers in place of the main script, none of which can run. */
const answers = {
  missing: (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  // After a brace: cut elsewhere, the rest may be a whole script.
  'cut off': (route: Route) =>
    answerWith(route, (script) => script.subarray(0, script.indexOf('{', script.length / 2) + 1)),
  'a page of the host': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Member</title>' }),
  // A script that was compressed twice is still compressed once the browser has decoded it.
  'compressed twice': (route: Route) => answerWith(route, gzipSync),
  throwing: (route: Route) => answerWith(route, throwing),
} satisfies Record<string, (route: Route) => Promise<void>>

export type Breakage = keyof typeof answers | 'refused by the policy'
export const BREAKAGES = [...Object.keys(answers), 'refused by the policy'] as Breakage[]

/** Keeps the main script from running, until the function that it gives is called. */
export async function breakMainScript(
  page: Page,
  app: AppServer,
  breakage: Breakage,
): Promise<() => Promise<void>> {
  if (breakage === 'refused by the policy')
    app.policy = (policy) => policy.replace("script-src 'self'", 'script-src')
  else await page.route(MAIN_SCRIPT, answers[breakage])
  return async () => {
    app.policy = undefined
    await page.unroute(MAIN_SCRIPT)
  }
}
