import { expect, test } from '../fixtures.ts'
import { pressAt, tabTo } from '../support/keyboard.ts'
import { say } from '../support/words.ts'

const named = (id: string) => ({ name: say(id), exact: true })

test('by keyboard alone, a member narrows a history by status and by days of the calendar, and widens it again', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  const { keyboard } = page
  await open('/profile/points-history')
  const rows = page.getByRole('list', named('app.title.pointsHistory')).getByRole('button')
  await expect(rows.first()).toBeVisible()
  const filter = page.getByRole('main').getByRole('button', { name: new RegExp(`^${say('lists.filter')}`) })
  await pressAt(page, filter)
  const sheet = page.getByRole('dialog', named('lists.filter'))
  await expect(sheet).toBeFocused()
  const statuses = sheet.getByRole('radiogroup', named('histories.status')).getByRole('radio')
  await tabTo(page, statuses.first())
  await keyboard.press('ArrowDown')
  await expect(statuses.nth(1)).toBeChecked()

  const range = sheet.getByRole('button', { name: new RegExp(`^${say('forms.range.label')}`) })
  await pressAt(page, range)
  const calendar = page.getByRole('dialog', named('forms.date.choose'))
  await expect(calendar).toBeFocused()
  // Closed without a choice, the calendar gives the focus back to its button in the sheet.
  await keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(range).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, calendar.getByRole('radio', named('forms.range.custom')))
  await tabTo(page, calendar.getByRole('gridcell').locator('button[tabindex="0"]'))
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await pressAt(page, calendar.getByRole('button', named('forms.calendar.apply')))
  await expect(calendar).toHaveCount(0)
  await expect(range).toBeFocused()

  await pressAt(page, sheet.getByRole('button', named('lists.filter.apply')))
  await expect(sheet).toHaveCount(0)
  await expect(filter).toBeFocused()
  await expect(page).toHaveURL(/status=\w+&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  const [from, to] = ['from', 'to'].map((name) =>
    Date.parse(new URL(page.url()).searchParams.get(name) ?? ''),
  )
  expect(Number(to) - Number(from)).toBe(14 * 24 * 3600 * 1000)

  await keyboard.press('Enter')
  await pressAt(page, sheet.getByRole('button', named('lists.filter.clear')))
  await expect(filter).toBeFocused()
  await expect(page).not.toHaveURL(/status=|from=/)
  await tabTo(page, rows.first())
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeFocused()
  await keyboard.press('Escape')
  await expect(rows.first()).toBeFocused()
})

test('what is pressed and goes leaves the focus on the row that takes its place, or else on the page', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/privilege')
  const hearts = page.getByRole('listitem').getByRole('button', named('privilegeCard.favourite'))
  await hearts.nth(1).click()
  await hearts.nth(2).click()
  await page.getByRole('switch', named('privilegeCard.favourite')).click()
  await expect(hearts).toHaveCount(2)
  await hearts.first().focus()
  await page.keyboard.press('Enter')
  await expect(hearts).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toBeFocused()
  await pressAt(page, hearts.first())
  await expect(page.getByRole('main')).toBeFocused()
  await open('/profile/privilege-history?from=2001-01-01&to=2001-01-02')
  await pressAt(page, page.getByRole('button', named('histories.empty.clear')))
  await expect(page.getByRole('main')).toBeFocused()
})
