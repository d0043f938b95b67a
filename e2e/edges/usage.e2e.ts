import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { memberIdOf, PERSONAS, sessionFor } from '../../src/sandbox/personas.ts'
import { expect } from '../fixtures.ts'
import { expectHomeOf, goTo, phoneButton } from '../support/on-screen.ts'
import { enterNumber, PIN, typeCode } from '../support/phone.ts'
import { getCode, redeem, staffUse } from '../support/redeeming.ts'
import { bodyOf, test, type Receiver } from '../support/report-receiver.ts'
import { say } from '../support/words.ts'

const GOLD = PERSONAS.gold

interface Batch {
  visit: string
  events: { event: string; second: number }[]
}

const batches = ({ reports }: Receiver) => reports.map((report) => bodyOf(report) as Batch)
/** What was told, without when. */
const told = (receiver: Receiver) =>
  batches(receiver)
    .flatMap(({ events }) => events)
    .map(({ second: _second, ...what }) => what)

const isReporterThere = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/usage-report-[\w-]+\.js$/.test(name))

/** Leaves the app for another document as soon as the reporter runs. */
async function leave(page: Page, to: string): Promise<void> {
  await page.waitForFunction(isReporterThere)
  await page.evaluate((address) => location.assign(address), to)
  await page.waitForURL(to)
}

test('a journey from the login to the counter is told, each step once, and nothing of the member', async ({
  page,
  app,
  calls,
  context,
  receiver,
  open,
}) => {
  // Without LIFF, which would be asked for the link that is shared.
  Object.assign(app.config, { usageReporting: receiver.address, liffIds: {} })
  // Ports of one host share their cookies.
  await context.addCookies([{ name: 'visitor', value: '7', url: app.origin }])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin })
  await open('/home?from=chat#secret')
  // A page that is left within a tenth of a second is told to nobody: no member is as fast.
  await expect(phoneButton(page)).toBeVisible()
  await page.waitForFunction(isReporterThere)
  await calls.quiet()
  await phoneButton(page).click()
  await enterNumber(page, GOLD.mobile.doisai)
  await typeCode(page, th.enterPin, PIN)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  await leave(page, `${app.origin}/icon.svg`)
  await expect.poll(() => receiver.reports.length).toBe(1)

  await open('/home?qrCode=EARN50')
  const collected = page.getByRole('alertdialog', { name: say('points.code.gained') })
  await collected.getByRole('button', { name: th.thanks }).click()
  await goTo(page, '/privilege/detail?privilegeId=DSP001')
  await page.getByRole('main').getByRole('button', { name: th.share, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: th.share, exact: true })
  await sheet.getByRole('button', { name: th.copy, exact: true }).click()
  await page.keyboard.press('Escape')
  await redeem(page)
  const code = await getCode(page)
  const transactionId = new URL(page.url()).searchParams.get('transactionId')
  expect(transactionId).toMatch(/^PV/)
  await staffUse(app, code)
  await expect(page.getByText(say('ui.status.used'), { exact: true })).toBeVisible()
  await calls.quiet()
  await leave(page, `${app.origin}/icon.svg`)
  await expect.poll(() => receiver.reports.length).toBe(2)

  expect(told(receiver)).toEqual([
    { event: 'pageOpened', path: '/authentication/line-login' },
    { event: 'pageOpened', path: '/authentication/login' },
    { event: 'pageOpened', path: '/authentication/login-pin' },
    { event: 'loggedIn', by: 'phone' },
    { event: 'pageOpened', path: '/home' },
    { event: 'pageOpened', path: '/home' },
    { event: 'collected' },
    { event: 'pageOpened', path: '/privilege/detail' },
    { event: 'shared', by: 'link' },
    { event: 'redeemed', kind: 'privilege' },
    { event: 'pageOpened', path: '/privilege/history-detail' },
    { event: 'codeShown', kind: 'privilege' },
    { event: 'used', kind: 'privilege' },
  ])
  expect(batches(receiver)).toMatchObject([
    { brand: 'doisai', inLine: false },
    { brand: 'doisai', inLine: false },
  ])
  expect(new Set(batches(receiver).map(({ visit }) => visit)).size).toBe(2)

  const sent = receiver.reports.map(({ body }) => body).join()
  for (const secret of [
    ...[sessionFor('gold', 'doisai'), memberIdOf('gold', 'doisai'), GOLD.firstName, GOLD.lastName],
    ...[GOLD.mobile.doisai, GOLD.birthdate, PIN, code, transactionId ?? code],
    ...['EARN50', 'DSP001', 'from', 'chat', 'secret', 'visitor', '?'],
  ])
    expect(sent, secret).not.toContain(secret)
  for (const { method, headers } of receiver.reports) {
    expect([method, headers['content-type']]).toEqual(['POST', 'text/plain;charset=UTF-8'])
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('cookie')
  }
})

test('a browser that asks not to be tracked loads no reporter, and tells nothing', async ({
  page,
  app,
  calls,
  receiver,
  memberIs,
  open,
}) => {
  app.config.usageReporting = receiver.address
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect(await page.evaluate(isReporterThere)).toBe(false)
  await page.evaluate((address) => location.assign(address), `${app.origin}/icon.svg`)
  await expect(page.getByRole('heading')).toHaveCount(0)
  await calls.quiet()
  expect(receiver.reports).toEqual([])
})
