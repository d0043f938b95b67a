import { describe, expect, it } from 'vitest'
import { toPackageItem } from '../package-item'
import { couponsOnCard } from './package-page'

describe('the coupons on a card', () => {
  it.each([
    ['those that are left, where they are five', { remaining_coupons: 5 }, { remaining: 5 }],
    ['all, where six are left', { remaining_coupons: 6 }, { couponCount: 10 }],
    ['none, where none is left', { remaining_coupons: 0 }, {}],
    ['none, where the package has expired', { remaining_coupons: 3, expiry_date: '2026-11-21' }, {}],
    ['all, where the server does not say how many are left', {}, { couponCount: 10 }],
  ])('are %s', (_, change, shown) => {
    const facts = { package_id: 'K1', name_th: 'กาแฟ', coupon_count: 10, ...change }
    expect(couponsOnCard(toPackageItem(facts, 'th', '2026-11-22'))).toEqual(shown)
  })
})
