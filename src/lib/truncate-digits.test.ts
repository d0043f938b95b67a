import { expect, it } from 'vitest'
import { truncateDigits } from './truncate-digits'

it('keeps all digits of a number within the limit', () => {
  for (const written of ['0', '1,240', '-1,240', '999,999']) expect(truncateDigits(written, 6)).toBe(written)
})

it('cuts off a longer number without making it look like a smaller one', () => {
  expect(truncateDigits('1,234,567', 6)).toBe('1,234,56…')
  expect(truncateDigits('12,345,678', 6)).toBe('12,345,6…')
  expect(truncateDigits('123,456,789', 6)).toBe('123,456…')
})
