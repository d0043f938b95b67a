import { describe, expect, it } from 'vitest'
import { isAlmostGone, toPrivilegeItem, type PrivilegeFacts } from './privilege-item'

const latte: PrivilegeFacts = {
  privilege_id: 'P1',
  main_image_url: 'https://example.com/latte.png',
  name_th: 'ลาเต้ร้อน',
  name_en: 'Hot latte',
  desc_th: 'ฟรี 1 แก้ว',
  desc_en: 'One free cup',
  point_ref: 80,
  valid_through: '2026-12-31',
  is_issuable: true,
  point_need: 0,
  is_forever: false,
}

const member = { balance: undefined, today: '2026-12-31' }

describe('a privilege on its card', () => {
  it('has its texts in the language of the member, else in Thai', () => {
    const shown = (change: object, locale: 'th' | 'en') =>
      toPrivilegeItem({ ...latte, ...change }, locale, member)
    expect(shown({}, 'th')).toMatchObject({ title: 'ลาเต้ร้อน', description: 'ฟรี 1 แก้ว' })
    expect(shown({}, 'en')).toMatchObject({ title: 'Hot latte', description: 'One free cup' })
    const thaiAlone = { name_en: '', desc_en: undefined }
    expect(shown(thaiAlone, 'en')).toMatchObject({ title: 'ลาเต้ร้อน', description: 'ฟรี 1 แก้ว' })
  })

  it.each([
    ['is available with enough points', {}, 'available', 0],
    ['misses points', { point_need: 20 }, 'missing', 20],
    ['misses points, issuable or not', { point_need: 20, is_issuable: false }, 'missing', 20],
    ['cannot be issued in spite of enough points', { is_issuable: false }, 'notIssuable', 0],
    ['is fully redeemed at a limit of 0', { remaining_limit: 0 }, 'fullyRedeemed', 0],
    ['is fully redeemed before it misses points', { remaining_limit: 0, point_need: 5 }, 'fullyRedeemed', 5],
    ['is available while some are left', { remaining_limit: 1 }, 'available', 0],
    ['misses nothing at a negative need', { point_need: -40 }, 'available', 0],
    ['is unlimited below 0', { remaining_limit: -1 }, 'available', 0],
    [
      'is over after its last day, whatever else',
      { valid_through: '2026-12-30', point_need: 5 },
      'expired',
      5,
    ],
  ])('%s', (_, change, state, missingPoints) => {
    expect(toPrivilegeItem({ ...latte, ...change }, 'th', member)).toMatchObject({ state, missingPoints })
  })

  it.each([
    [100, 'available', 0],
    [80, 'available', 0],
    [30, 'missing', 50],
    [undefined, 'available', 0],
  ])('with a balance of %s and no `point_need`', (balance, state, missingPoints) => {
    const item = toPrivilegeItem({ ...latte, point_need: undefined }, 'th', { ...member, balance })
    expect(item).toMatchObject({ state, missingPoints })
  })

  it('says how many are left, or that there is no limit, and never ends where the server says so', () => {
    const shown = (change: object) => toPrivilegeItem({ ...latte, ...change }, 'th', member)
    expect([-1, undefined, 0, 7].map((remaining_limit) => shown({ remaining_limit }).remaining)).toEqual([
      ...[null, null, 0, 7],
    ])
    expect(shown({ is_forever: true, valid_through: '2026-12-30' })).toMatchObject({
      ...{ state: 'available', validity: { kind: 'forever' } },
    })
    expect(shown({ valid_through: undefined })).toMatchObject({
      state: 'available',
      validity: { kind: 'unknown' },
    })
    expect(shown({ valid_through: '9999-12-31' }).validity).toEqual({ kind: 'forever' })
  })

  it.each([
    [null, false],
    [1, true],
    [11, false],
    [10, true],
    [0, false],
  ])('with %s left is almost gone: %s', (remaining, expected) => {
    expect(isAlmostGone({ remaining })).toBe(expected)
  })
})
