import { expect, it } from 'vitest'
import { truncateDigits } from './truncate-digits'

it('leaves a number of up to so many digits whole', () => {
  for (const written of ['0', '1,240', '-1,240', '999,999']) expect(truncateDigits(written, 6)).toBe(written)
})

it('cuts a longer one off without making it look like a smaller number', () => {
  expect(truncateDigits('1,234,567', 6)).toBe('1,234,56…')
  expect(truncateDigits('12,345,678', 6)).toBe('12,345,6…')
  expect(truncateDigits('123,456,789', 6)).toBe('123,456…')
})
