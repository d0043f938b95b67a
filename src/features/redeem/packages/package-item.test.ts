import { describe, expect, it } from 'vitest'
import { toPackageItem, type PackageFacts } from './package-item'

const coffees: PackageFacts = {
  package_id: 'K1',
  main_image_url: 'https://example.com/coffee.png',
  name_th: 'กาแฟ 10 แก้ว',
  name_en: 'Ten coffees',
  desc_th: 'ร้อนหรือเย็น',
  desc_en: 'Hot or iced',
  coupon_count: 10,
  remaining_coupons: 4,
  expiry_date: '2026-12-31',
  is_forever: false,
}
const TODAY = '2026-11-22'
const shown = (change: Partial<PackageFacts>, locale: 'th' | 'en' = 'th') =>
  toPackageItem({ ...coffees, ...change }, locale, TODAY)

describe('a package on its card', () => {
  it('has its texts in the language of the member, else in Thai', () => {
    expect(shown({})).toMatchObject({ title: 'กาแฟ 10\u00a0แก้ว', description: 'ร้อนหรือเย็น' })
    expect(shown({}, 'en')).toMatchObject({ title: 'Ten coffees', description: 'Hot or iced' })
    expect(shown({ name_en: '', desc_en: undefined }, 'en')).toMatchObject({
      title: 'กาแฟ 10\u00a0แก้ว',
      description: 'ร้อนหรือเย็น',
    })
  })

  it.each([
    ['is available while coupons are left', {}, 'available', 4],
    ['is fully redeemed without any', { remaining_coupons: 0 }, 'fullyRedeemed', 0],
    ['is fully redeemed below 0', { remaining_coupons: -2 }, 'fullyRedeemed', 0],
    [
      'is available where the server does not count',
      { remaining_coupons: undefined },
      'available',
      undefined,
    ],
    ['is available on its last day', { expiry_date: TODAY }, 'available', 4],
    ['has expired on the day after', { expiry_date: '2026-11-21' }, 'expired', 4],
    [
      'has expired before it is fully redeemed',
      { expiry_date: '2026-11-21', remaining_coupons: 0 },
      'expired',
      0,
    ],
    ['never expires, whatever the date', { expiry_date: '2026-11-21', is_forever: true }, 'available', 4],
    ['does not expire without a date', { expiry_date: undefined }, 'available', 4],
  ])('%s', (_, change, state, remaining) => expect(shown(change)).toMatchObject({ state, remaining }))
})
