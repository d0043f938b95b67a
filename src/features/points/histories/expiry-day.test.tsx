import { renderUi } from '#tests/support/render-ui.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ExpiryDay } from './expiry-day'

const row = { transaction_id: 'PT-1', title_th: 'กาแฟ', title_en: 'Coffee', point: 10 }
const onOpen = vi.fn()
const onSave = vi.fn()

/** Opens a day on which 10 points expire. */
const open = (day: string, only?: typeof row, points?: number) =>
  renderUi(<ExpiryDay {...{ day, points, row: only, onOpen, onSave }} today="2026-12-19" received={10} />)

it.each([
  ['2026-12-18', 'Expired', true, false],
  ['2026-12-19', 'Expires today', true, true],
  ['2026-12-20', 'Expires tomorrow', true, true],
  ['2026-12-26', 'Expires in 7 days', true, true],
  ['2026-12-27', 'Expires in 8 days', false, true],
])('%s is “%s”; soon: %s; for the calendar: %s', async (day, words, isSoon, hasCalendar) => {
  open(day)
  expect(screen.getByText(words).closest('[data-soon]') !== null).toBe(isSoon)
  const calendar = screen.queryByRole('button', { name: 'Add to calendar' })
  expect(calendar !== null).toBe(hasCalendar)
  if (!calendar) return
  expect(calendar).toHaveAccessibleDescription(/ Dec 2026$/)
  await userEvent.click(calendar)
  expect(onSave).toHaveBeenLastCalledWith(day, undefined)
})

it('points without an end have no day to wait for, and nothing for the calendar', () => {
  const { container } = open('')
  expect(container).toHaveTextContent(/^No expiryUp to 10 points$/)
  expect(screen.queryByRole('button')).toBeNull()
})

it('the only row of a day opens from it; what home says of the day comes before what was received', async () => {
  open('2026-12-20', row, 7)
  expect(screen.getByRole('heading')).toHaveTextContent(/Dec 20267 Points$/)
  await userEvent.click(screen.getByRole('button', { name: /Coffee$/ }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(row)
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  expect(onSave).toHaveBeenLastCalledWith('2026-12-20', 7)
})
