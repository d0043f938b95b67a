import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expiredSessionFor } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { CONFIG, startApp } from '../support/app-server.ts'
import { greeting, phoneButton } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

/** The lazy chunks: all code that home's first paint does not wait for. */
const LAZY_CODE = /\/assets\/(?!app-|rolldown-runtime-|th-|first-pages-)[^/]+\.js/

const abortLazyCode = (page: Page) => page.route(LAZY_CODE, (route) => route.abort())

test('a member whose session has expired is told so and led to the login, though no lazy chunk loads', async ({
  page,
  open,
  stored,
}) => {
  const token = expiredSessionFor('gold', 'doisai')
  await stored({ token, tokenBrandRef: 'doisai', brandRef: 'doisai' })
  await abortLazyCode(page)
  await open('/home')

  const modal = page.getByRole('alertdialog', { name: say('error.sessionExpired.title') })
  await expect(modal).toHaveAccessibleDescription(say('error.sessionExpired.message'))
  await modal.getByRole('button', { name: th.close }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/line-login')
})

test('a member on a page that fails to load without network is told why, and can go to the other pages and come back', async ({
  page,
  context,
  open,
  calls,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home')
  await expect(greeting(page, 'gold')).toBeVisible()
  await calls.quiet()
  await context.setOffline(true)
  const tabs = page.getByRole('navigation', { name: say('shell.navigation') })
  await tabs.getByRole('link', { name: th.privilege }).click()
  await page.getByRole('main').getByRole('button', { name: th.tryAgain }).click()

  const modal = page.getByRole('alertdialog', { name: say('ui.chunkError.title') })
  await modal.getByRole('button', { name: th.close }).click()
  await tabs.getByRole('link', { name: th.home }).click()
  await expect(greeting(page, 'gold')).toBeVisible()
  await context.setOffline(false)
  await tabs.getByRole('link', { name: th.privilege }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

const BAD_ANSWERS = {
  'as a document': ['text/html', '<!doctype html><p>Welcome to the Wi-Fi of the mall'],
  'as what is no script': ['text/javascript', '<!doctype html><p>Welcome to the Wi-Fi of the mall'],
  'with nothing': ['text/javascript', ''],
} as const

for (const [how, [type, body]] of Object.entries(BAD_ANSWERS))
  test(`a page whose file was answered ${how}, to be kept for a year, is opened by a retry`, async ({
    page,
    watch,
  }) => {
    watch.allowErrors(/MIME type|Unexpected token|empty chunk/)
    let isBroken = true
    const site = await startApp((request, response, next) => {
      if (isBroken && request.url?.startsWith('/assets/login-phone-'))
        response.setHeader('Content-Type', type).end(body)
      else next()
    })
    Object.assign(site.config, CONFIG)
    await page.goto(`${site.origin}/authentication/line-login`)
    await phoneButton(page).click()
    await expect(page.getByRole('button', { name: th.tryAgain })).toBeVisible()
    await page.waitForLoadState('networkidle')
    isBroken = false
    await page.getByRole('button', { name: th.tryAgain }).click()
    await expect(page.getByRole('textbox')).toBeVisible()
    await site.close()
  })

test('a policy that cannot be shown cannot be accepted either, until a retry shows it', async ({
  page,
  open,
}) => {
  const sanitiser = /\/assets\/purify[^/]*\.js/
  await page.route(sanitiser, (route) => route.abort())
  await open('/authentication/pdpa')
  const text = page.getByRole('region', { name: say('consent.lead') })
  const proceed = page.getByRole('button', { name: th.proceed, exact: true })
  const retry = text.getByRole('button', { name: th.tryAgain })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(proceed).toBeDisabled()

  await page.unroute(sanitiser)
  await retry.click()
  await expect(text.getByRole('heading').first()).toBeVisible()
  await expect(proceed).toBeEnabled()
})
