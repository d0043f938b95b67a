import { expect, test } from '../fixtures.ts'
import { confirmButton, issuedTo, redeemButton } from '../support/redeeming.ts'

const LATTE = 'DSP001'
const ISSUE = 'privilege/Issue'
const detail = (id: string) => `/privilege/detail?privilegeId=${id}`
test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test('fifty rapid taps, and a tap in another tab at the same time, redeem once', async ({
  page,
  context,
  open,
  app,
  calls,
}) => {
  app.sandbox.faults.add({ operation: 'issuePrivilege', kind: 'delay', times: 1 })
  // Neither tab knows before its own tap that the other redeems, which would close its question.
  await context.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
    addEventListener('both-asked', () => {
      const before = new Map(Object.entries(localStorage))
      const getItem = Reflect.get(Storage.prototype, 'getItem')
      Storage.prototype.getItem = function (key) {
        return this === localStorage ? (before.get(key) ?? null) : getItem.call(this, key)
      }
      addEventListener('click', () => (Storage.prototype.getItem = getItem), { capture: true, once: true })
    })
  })
  await open(detail(LATTE))
  const other = await context.newPage()
  await other.goto(app.origin + detail(LATTE))
  for (const view of [page, other]) {
    await redeemButton(view).click()
    await expect(confirmButton(view)).toBeVisible()
  }
  const tapRapidly = (button: HTMLElement) => {
    for (let tap = 0; tap < 50; tap += 1) button.click()
  }
  for (const view of [page, other]) await view.evaluate(() => dispatchEvent(new Event('both-asked')))
  await Promise.all([page, other].map((view) => confirmButton(view).evaluate(tapRapidly)))
  await expect.poll(() => calls.to(ISSUE).length).toBe(1)
  app.sandbox.faults.clear()
  for (const view of [page, other]) await expect(view).toHaveURL(/history-detail/)
  const [mine, theirs] = [page, other].map((view) => new URL(view.url()).searchParams.get('transactionId'))
  expect(theirs).toBe(mine)
  expect(calls.to(ISSUE)).toHaveLength(1)
  expect(issuedTo(app, LATTE)).toHaveLength(1)
  await other.close()
})
