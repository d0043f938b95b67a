import { afterEach, expect, it } from 'vitest'
import { writeText } from '@/storage/storage'
import { mayAsk, putOffAsking } from './friend-card'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 22)

afterEach(() => writeText('friendAskedAt', undefined))

it('asks again after thirty days, and each brand by itself', () => {
  expect(mayAsk('doisai', NOW)).toBe(true)
  putOffAsking('doisai', NOW)
  putOffAsking('sabaimart', NOW - 30 * DAY)
  expect(mayAsk('doisai', NOW + 30 * DAY - 1)).toBe(false)
  expect(mayAsk('doisai', NOW + 30 * DAY)).toBe(true)
  expect(mayAsk('sabaimart', NOW)).toBe(true)
})

it.each(['', 'null', '[1]', '{"doisai":"yesterday"}', `{"doisai":${NOW + DAY}}`])(
  'asks where %s is stored',
  (text) => {
    writeText('friendAskedAt', text)
    expect(mayAsk('doisai', NOW)).toBe(true)
  },
)
