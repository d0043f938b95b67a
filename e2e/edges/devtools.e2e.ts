import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'

test('a browser’s extension for Redux is shown nothing of what the app holds', async ({
  page,
  open,
  memberIs,
}) => {
  await page.addInitScript(() => {
    const connect = () => {
      document.documentElement.dataset.shown = ''
      return (enhance: unknown) => enhance
    }
    Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: connect })
  })
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  await expect(page.locator('html[data-shown]')).toHaveCount(0)
})
