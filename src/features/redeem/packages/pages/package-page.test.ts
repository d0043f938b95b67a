import { describe, expect, it } from 'vitest'
import { toPackageItem } from '../package-item'
import { couponsOnCard, packageMatcherOf, packageRequest } from './package-page'

describe('the request for packages', () => {
  it('asks for twenty, in the server’s order, where nothing is chosen', () => {
    expect(packageRequest({})).toEqual({ Filters: [], Ordering: [], Limit: 20 })
    expect(packageRequest({ sort: 'sideways' }).Ordering).toEqual([])
  })

  it('searches by name, and sorts by the last day', () => {
    expect(packageRequest({ search: 'ชา', sort: 'expiry' })).toMatchObject({
      Filters: [{ Field: 'name', Operator: 'like', Value: 'ชา' }],
      Ordering: [{ Field: 'expiry_date', Direction: 'asc' }],
    })
  })
})

describe('a search among the packages that the phone knows', () => {
  const found = (search: string) =>
    packageMatcherOf({ search })?.({ name_th: 'ชุดเช้า 4 ชุด', name_en: 'Breakfasts' })

  it('finds a package in either language and without its tone marks', () => {
    expect([found('ชุดเชา'), found('breakfast'), found('กาแฟ')]).toEqual([true, true, false])
  })

  it('is nothing without a text', () => expect(packageMatcherOf({})).toBeUndefined())
})

describe('the coupons on a card', () => {
  it.each([
    ['those that are left, where they are five', { remaining_coupons: 5 }, { remaining: 5 }],
    ['all, where six are left', { remaining_coupons: 6 }, { couponCount: 10 }],
    ['all, where none is left', { remaining_coupons: 0 }, { couponCount: 10 }],
    [
      'all, where the package has expired',
      { remaining_coupons: 3, expiry_date: '2026-11-21' },
      { couponCount: 10 },
    ],
    ['all, where the server does not say how many are left', {}, { couponCount: 10 }],
  ])('are %s', (_, change, shown) => {
    const facts = { package_id: 'K1', name_th: 'กาแฟ', coupon_count: 10, ...change }
    expect(couponsOnCard(toPackageItem(facts, 'th', '2026-11-22'))).toEqual(shown)
  })
})
