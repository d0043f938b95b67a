import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { say } from '../support/words.ts'

test('on cards of a third of a phone the heart covers no word', async ({ page, open, memberIs }) => {
  await memberIs('gold')
  await open('/home')
  const few = page.getByRole('listitem').filter({ hasText: 'เหลือ 8 สิทธิ์' }).first()
  const [tab, heart] = await Promise.all([
    boxOf(few.getByText('เหลือ 8 สิทธิ์', { exact: true })),
    boxOf(few.getByRole('button')),
  ])
  expect(tab.width).toBeGreaterThan(0)
  expect(heart.bottom <= tab.y || heart.x >= tab.right).toBe(true)
})

test('a name that is cut shows nothing of the line that is left out, whose marks reach above it', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/privilege')
  const cards = page.getByRole('list', { name: say('app.title.privilege'), exact: true })
  await expect(cards.getByRole('link').first()).toBeVisible()
  const shown = await cards.locator('p:has(a)').evaluateAll((names) =>
    names.map((name) => {
      const { lineHeight, fontSize } = getComputedStyle(name)
      return (2 * parseFloat(lineHeight) - name.getBoundingClientRect().height) / parseFloat(fontSize)
    }),
  )
  expect(shown.length).toBeGreaterThan(3)
  for (const cut of shown) expect(cut).toBeGreaterThan(0.1)
})

test('whether a privilege can be had is said in a pill as wide as its words, on its page too', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/privilege/detail?privilegeId=DSP001')
  const pill = page.getByRole('main').getByText(say('privilegeCard.available'), { exact: true }).first()
  await expect(pill).toBeVisible()
  const { width } = await boxOf(page.getByRole('main'))
  expect((await boxOf(pill)).width).toBeLessThan(width / 2)
})
