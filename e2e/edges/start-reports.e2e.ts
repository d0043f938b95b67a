import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { PERSONAS, sessionFor } from '../../src/sandbox/personas.ts'
import { expect, test as base } from '../fixtures.ts'
import { holdFiles } from '../support/hold-files.ts'
import {
  BREAKAGES,
  breakMainScript,
  MAIN_SCRIPT,
  SECRET_OF_ERROR,
  type Breakage,
} from '../support/main-script.ts'
import { expectHomeOf, pageTitle } from '../support/on-screen.ts'
import { bodyOf, startReceiver, type Receiver } from '../support/report-receiver.ts'

/* What the operator is told of a start that fails, and of the app's errors: its fields, and nothing of the member. */

const SECRETS = [sessionFor('gold', 'doisai'), PERSONAS.gold.firstName, PERSONAS.gold.mobile.doisai]
const SEARCHED = '0898765432'

const test = base.extend<{ receiver: Receiver }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs here
  receiver: async ({}, use) => {
    const receiver = await startReceiver()
    await use(receiver)
    await receiver.close()
    for (const secret of [...SECRETS, SEARCHED, SECRET_OF_ERROR])
      expect(JSON.stringify(receiver.reports)).not.toContain(secret)
  },
})

test.beforeEach(async ({ app, receiver, memberIs, watch }) => {
  await memberIs('gold')
  app.config.errorReporting = receiver.address
  watch.allowErrors(/^$|Error/)
  watch.allowRefusedScripts()
})

const retry = (page: Page) => page.getByRole('button', { name: th.tryAgain })
const told = (receiver: Receiver) => expect.poll(() => receiver.reports.map(bodyOf))
const version = expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown
const mainScript = expect.stringMatching(/^assets\/app-[\w-]{8}\.js$/) as unknown

const CAUSES: Record<Exclude<Breakage, 'refused by the policy'>, string> = {
  missing: 'missing',
  'cut off': 'SyntaxError',
  'a page of the host': 'missing',
  'compressed twice': 'SyntaxError',
  throwing: 'TypeError',
}

for (const breakage of BREAKAGES) {
  test(`a main script that is ${breakage} is told once, with its file and its cause`, async ({
    page,
    app,
    open,
    receiver,
  }) => {
    await breakMainScript(page, app, breakage)
    await open(`/privilege?brandRef=doisai&search=${SEARCHED}#${SEARCHED}`)
    await expect(retry(page)).toBeVisible()
    const common = { path: '/privilege', brandRef: 'doisai', version }
    const start = { kind: 'start', cause: 'missing', at: mainScript, ...common }
    await told(receiver).toEqual(
      breakage === 'refused by the policy'
        ? [{ kind: 'securitypolicyviolation', cause: 'script-src-elem', at: app.origin, ...common }, start]
        : [{ ...start, cause: CAUSES[breakage] }],
    )
    const [report] = receiver.reports
    expect([report?.method, report?.headers['content-type']]).toEqual(['POST', 'text/plain;charset=UTF-8'])
    expect(report?.headers).not.toHaveProperty('authorization')

    const before = receiver.reports.map(bodyOf)
    await page.evaluate(() => void (document.documentElement.dataset.before = ''))
    await retry(page).click()
    await expect(page.locator('html[data-before]')).toHaveCount(0)
    await expect(retry(page)).toBeVisible()
    await page.evaluate((address) => navigator.sendBeacon(address, '"later"'), receiver.address)
    await told(receiver).toEqual([...before, 'later'])
  })
}

test('a main script that does not come in time is told as late', async ({ page, open, receiver }) => {
  await page.clock.install()
  await holdFiles(page, MAIN_SCRIPT)
  await open('/home')
  await expect(page.locator('html')).toHaveAttribute('data-entry', 'home')
  await page.clock.fastForward(30_000)
  await told(receiver).toEqual([expect.objectContaining({ kind: 'start', cause: 'late', at: mainScript })])
})

test('texts that do not come are told by their file', async ({ page, open, receiver }) => {
  await page.route('**/assets/th-*.js', (route) => route.fulfill({ status: 404 }))
  await open('/home')
  await expect(retry(page)).toBeVisible()
  const at = expect.stringMatching(/^assets\/th-[\w-]{8}\.js$/) as unknown
  await told(receiver).toEqual(
    ['vite:preloadError', 'start'].map((kind) => expect.objectContaining({ kind, cause: 'TypeError', at })),
  )
})

test('of an address that is no page of the app, and a brand that the configuration does not know, nothing is told', async ({
  page,
  app,
  open,
  receiver,
}) => {
  await breakMainScript(page, app, 'missing')
  await open(`/${SEARCHED}?brandRef=${SEARCHED}`)
  await told(receiver).toEqual([{ kind: 'start', cause: 'missing', at: mainScript, path: 'other', version }])
})

/** Makes the running app fail once more in each way, with a member's number in it. */
const failInEachWay = (page: Page, file: string, secret: string) =>
  page.evaluate(
    ([at, text]) => {
      const error = Object.assign(new RangeError(text), { stack: `RangeError: ${text}\n at ${at}:1:23` })
      dispatchEvent(new ErrorEvent('error', { error, filename: at, lineno: 1, colno: 23, message: text }))
      void Promise.reject(error)
      // Not of the app: an extension's, or one that LINE has put into the page.
      dispatchEvent(new ErrorEvent('error', { error, filename: 'https://elsewhere.example/a.js' }))
    },
    [file, secret] as const,
  )

test('a running app tells of a chunk, an uncaught error, a rejection and a violation, each kind once', async ({
  page,
  open,
  receiver,
  watch,
}) => {
  watch.allowRefusedRequests()
  await open('/home')
  await expectHomeOf(page, 'gold')
  const common = { path: '/home', brandRef: 'doisai', version }
  const file = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '')
  const at = `${file.slice(file.indexOf('assets/'))}:1:23`
  await failInEachWay(page, file, SECRET_OF_ERROR)
  await failInEachWay(page, file, SECRET_OF_ERROR)
  await page.evaluate(
    (number) => fetch(`https://not-allowed.example/${number}?token=${number}`).catch(() => undefined),
    SECRET_OF_ERROR,
  )
  await told(receiver).toEqual([
    { kind: 'error', cause: 'RangeError', at, ...common },
    { kind: 'unhandledrejection', cause: 'RangeError', at, ...common },
    { kind: 'securitypolicyviolation', cause: 'connect-src', at: 'https://not-allowed.example', ...common },
  ])

  await page.route('**/assets/account-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('navigation').getByRole('link', { name: th.profile, exact: true }).click()
  await expect.poll(() => receiver.reports.length).toBe(4)
  expect(bodyOf(receiver.reports[3])).toEqual({
    kind: 'vite:preloadError',
    cause: 'TypeError',
    at: expect.stringMatching(/^assets\/account-[\w-]{8}\.js$/),
    ...common,
    path: '/profile',
  })
})

test.describe('Without an address', () => {
  test('nothing is told', async ({ page, app, open, receiver }) => {
    delete app.config.errorReporting
    await breakMainScript(page, app, 'missing')
    await open('/home')
    await expect(pageTitle(page, 'The app could not start')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(receiver.reports).toEqual([])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})
