import { sessionFor } from '../../src/sandbox/personas.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { test } from '../fixtures.ts'
test('debug welcome', async ({ page, calls, open }) => {
  const t = makeToken({
    action: 'home',
    token: sessionFor('new', 'doisai'),
    campaign: 'welcome',
    brand_ref: 'doisai',
  })
  await open(`/?callbackToken=${t}&qrCode=EARN20`)
  await page.waitForTimeout(7000)
  console.log(calls.timeline.join('\n'))
  console.log(await page.getByRole('alertdialog').allTextContents())
  console.log(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage.getItem('action')])))
})
test('debug policy', async ({ page, calls, open, memberIs, faults }) => {
  await memberIs('not-consented')
  faults.add({ operation: 'listPdpa', kind: 500, times: 1 })
  await open('/home')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await page.waitForTimeout(3000)
  console.log(calls.timeline.join('\n'))
  console.log(await dialog.allTextContents())
})
test('debug expiry', async ({ page, app, calls, open, memberIs, inLocale }) => {
  await memberIs('gold')
  await inLocale('en')
  await open('/home')
  await calls.quiet()
  await page.waitForTimeout(3000)
  calls.clear()
  app.sandbox.context.state.sessions = {}
  await page.reload()
  await page.waitForTimeout(5000)
  console.log(calls.timeline.join('\n'), page.url())
  console.log(await page.getByRole('alertdialog').allTextContents())
  console.log(await page.evaluate(() => Object.keys(localStorage)))
  await page.screenshot({ path: '/tmp/e2e-work/exp.png' })
})
