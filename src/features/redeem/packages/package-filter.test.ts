import { describe, expect, it } from 'vitest'
import { packageMatcherOf, packageRequest } from './package-filter'

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
