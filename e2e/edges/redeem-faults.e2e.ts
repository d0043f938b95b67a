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
  await open(detail(LATTE))
  const other = await context.newPage()
  // It has not heard yet that the first tab redeems, which would close its question.
  await other.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  )
  await other.goto(app.origin + detail(LATTE))
  for (const view of [page, other]) {
    await redeemButton(view).click()
    await expect(confirmButton(view)).toBeVisible()
  }
  const tapRapidly = (button: HTMLElement) => {
    for (let tap = 0; tap < 50; tap += 1) button.click()
  }
  await Promise.all([confirmButton(page).evaluate(tapRapidly), confirmButton(other).click()])
  await expect.poll(() => calls.to(ISSUE).length).toBe(1)
  app.sandbox.faults.clear()
  for (const view of [page, other]) await expect(view).toHaveURL(/history-detail/)
  const [mine, theirs] = [page, other].map((view) => new URL(view.url()).searchParams.get('transactionId'))
  expect(theirs).toBe(mine)
  expect(calls.to(ISSUE)).toHaveLength(1)
  expect(issuedTo(app, LATTE)).toHaveLength(1)
  await other.close()
})
