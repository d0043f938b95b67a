import { describe, expect, it } from 'vitest'
import { privilegeRequest, withKnownMatches, type PrivilegeFilter } from './privilege-filter'

const member = { balance: 300, favourites: ['A', 'B'] }
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
    [{ favourites: '1' }, [{ Field: 'privilege_id', Operator: 'in', Value: ['A', 'B'] }]],
  ])('filters by %o', (filter, filters) => expect(filtersOf(filter)).toEqual(filters))

  it('does not filter by a balance that has not loaded', () => {
    expect(privilegeRequest({ affordable: '1' }, { balance: undefined, favourites: [] }).Filters).toEqual([])
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
  }
  const cocoa = { privilege_id: 'C', name_th: 'โกโก้', category_id: 'drinks', point_ref: 400 }
  const found = (filter: PrivilegeFilter, fromServer = [cocoa]) =>
    withKnownMatches(fromServer, [latte, cocoa], filter, member).map(({ privilege_id }) => privilege_id)

  it('adds what the phone knows, once, after what the server has found', () => {
    expect(found({ search: 'ลาเต' })).toEqual(['C', 'A'])
    expect(found({ search: 'โกโก' })).toEqual(['C'])
  })

  it('adds nothing outside the rest of the filter', () => {
    expect(found({ search: 'โกโก', affordable: '1' }, [])).toEqual([])
    expect(found({ search: 'ลาเต', affordable: '1' }, [])).toEqual(['A'])
    expect(found({ search: 'ลาเต', category: 'food' }, [])).toEqual([])
    expect(found({ search: 'โกโก', favourites: '1' }, [])).toEqual([])
  })

  it('is nothing without a text', () => expect(found({})).toEqual(['C']))
})
