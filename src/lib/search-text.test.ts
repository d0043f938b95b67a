import { describe, expect, it } from 'vitest'
import { matchesSearch } from './search-text'

const latte = ['ลาเต้ร้อน 1 แก้ว น้ำนมโอ๊ต', 'Hot latte']

describe('a search', () => {
  it.each([
    'ลาเต้',
    'ลาเต',
    'ลาเต่รอน',
    '1 แกว',
    'LATTE',
    'hot  Latte',
    '  ลาเต้ร้อน ',
    'latte hot แก้ว',
    '๑ เเก้ว',
    'ลา\u200bเต้\ufeff',
    'น\u0e4d\u0e49\u0e32นม',
    'น\u0e49\u0e4d\u0e32นม',
    'น\u0e33\u0e49นม',
  ])('for "%s" finds the latte', (search) => expect(matchesSearch(latte, search)).toBe(true))

  it.each(['ชา', 'tea', 'ลาตเ', 'นา', 'latte เย็น'])('for "%s" does not', (search) =>
    expect(matchesSearch(latte, search)).toBe(false),
  )

  it('finds nothing in texts that are not there', () => {
    expect(matchesSearch([undefined, undefined], 'ลาเต้')).toBe(false)
  })
})
