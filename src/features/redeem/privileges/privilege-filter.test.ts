import { describe, expect, it } from 'vitest'
import { privilegeMatcherOf, privilegeRequest, type PrivilegeFilter } from './privilege-filter'

const member = { balance: 300, ids: undefined }
const filtersOf = (filter: PrivilegeFilter) => privilegeRequest(filter, member).Filters

describe('the request for privileges', () => {
  it('asks for twenty, in the server’s order, where nothing is chosen', () => {
    expect(privilegeRequest({}, member)).toEqual({ Filters: [], Ordering: [], Limit: 20 })
  })

  it.each<[PrivilegeFilter, object[]]>([
    [{ search: 'ลาเต้' }, [{ Field: 'name', Operator: 'like', Value: 'ลาเต้' }]],
    [{ category: 'drinks' }, [{ Field: 'category_id', Operator: 'eq', Value: 'drinks' }]],
    [{ category: '999' }, []],
    [{ affordable: '1' }, [{ Field: 'point_ref', Operator: 'lte', Value: 300 }]],
  ])('filters by %o', (filter, filters) => expect(filtersOf(filter)).toEqual(filters))

  it('has only the privileges that a switch narrows it to', () => {
    expect(privilegeRequest({ favourites: '1' }, { ...member, ids: ['A', 'B'] }).Filters).toEqual([
      { Field: 'privilege_id', Operator: 'in', Value: ['A', 'B'] },
    ])
  })

  it('does not filter by a balance that has not loaded', () => {
    expect(privilegeRequest({ affordable: '1' }, { balance: undefined, ids: undefined }).Filters).toEqual([])
  })

  it.each([
    ['asc', [{ Field: 'point_ref', Direction: 'asc' }]],
    ['desc', [{ Field: 'point_ref', Direction: 'desc' }]],
    ['expiry', [{ Field: 'valid_through', Direction: 'asc' }]],
    ['sideways', []],
  ])('sorts by %s', (sort, ordering) => {
    expect(privilegeRequest({ sort }, member).Ordering).toEqual(ordering)
  })
})

describe('a search', () => {
  const latte = {
    privilege_id: 'A',
    name_th: 'ลาเต้',
    name_en: 'Latte',
    category_id: 'drinks',
    point_ref: 80,
    is_issuable: true,
    is_forever: true,
  }
  const cocoa = { ...latte, privilege_id: 'C', name_th: 'โกโก้', name_en: 'Cocoa', point_ref: 400 }
  const found = (filter: PrivilegeFilter, ids?: string[], balance = 300) =>
    [latte, cocoa]
      .filter(privilegeMatcherOf(filter, { balance, ids }) ?? (() => false))
      .map((card) => card.privilege_id)

  it('finds what the phone knows, in either language and without tone marks', () => {
    expect(found({ search: 'ลาเต' })).toEqual(['A'])
    expect(found({ search: 'latte' })).toEqual(['A'])
    expect(found({ search: 'โกโก' })).toEqual(['C'])
  })

  it('finds nothing outside the rest of the filter', () => {
    expect(found({ search: 'โกโก', affordable: '1' })).toEqual([])
    expect(found({ search: 'ลาเต', affordable: '1' })).toEqual(['A'])
    expect(found({ search: 'ลาเต', category: 'food' })).toEqual([])
    expect(found({ search: 'โกโก', favourites: '1' }, ['A'])).toEqual([])
  })

  it('finds what costs exactly the balance within the member’s points', () => {
    expect(found({ search: 'โกโก', affordable: '1' }, undefined, 400)).toEqual(['C'])
    expect(found({ search: 'โกโก', affordable: '1' }, undefined, 399)).toEqual([])
  })

  it('is nothing without a text', () => expect(privilegeMatcherOf({}, member)).toBeUndefined())
})
