import { describe, expect, it } from 'vitest'
import { matchesSearch } from './search-text'

const latte = ['ลาเต้ร้อน 1 แก้ว', 'Hot latte']

describe('a search', () => {
  it.each(['ลาเต้', 'ลาเต', 'ลาเต่รอน', '1 แกว', 'LATTE', 'hot  Latte', '  ลาเต้ร้อน '])(
    'for "%s" finds the latte',
    (search) => expect(matchesSearch(latte, search)).toBe(true),
  )

  it.each(['ชา', 'tea', 'ลาตเ'])('for "%s" does not', (search) =>
    expect(matchesSearch(latte, search)).toBe(false),
  )

  it('finds nothing in texts that are not there', () => {
    expect(matchesSearch([undefined, undefined], 'ลาเต้')).toBe(false)
  })
})
