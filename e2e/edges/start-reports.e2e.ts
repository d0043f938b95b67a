import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { PERSONAS, sessionFor } from '../../src/sandbox/personas.ts'
import { expect } from '../fixtures.ts'
import { BREAKAGES, breakMainScript, SECRET_OF_ERROR, type Breakage } from '../support/main-script.ts'
import { bodyOf, test, type Receiver } from '../support/report-receiver.ts'

/* What a real browser reports to the operator of a start that fails (src/document/start-watch.test.ts has the rules). */

const SECRETS = [sessionFor('gold', 'doisai'), PERSONAS.gold.firstName, PERSONAS.gold.mobile.doisai]
const SEARCHED = '0898765432'

test.beforeEach(async ({ app, receiver, memberIs, watch }) => {
  await memberIs('gold')
  app.config.errorReporting = receiver.address
  watch.allowErrors(/^$|Error/)
  watch.allowRefusedScripts()
})

test.afterEach(({ receiver }) => {
  for (const secret of [...SECRETS, SEARCHED, SECRET_OF_ERROR])
    expect(JSON.stringify(receiver.reports)).not.toContain(secret)
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

test('texts that do not come are told by their file', async ({ page, open, receiver }) => {
  await page.route('**/assets/th-*.js', (route) => route.fulfill({ status: 404 }))
  await open('/home')
  await expect(retry(page)).toBeVisible()
  const at = expect.stringMatching(/^assets\/th-[\w-]{8}\.js$/) as unknown
  await told(receiver).toEqual(
    ['vite:preloadError', 'start'].map((kind) => expect.objectContaining({ kind, cause: 'TypeError', at })),
  )
})
