import { describe, expect, it } from 'vitest'
import {
  countFilters,
  filterParams,
  isNarrowed,
  expiringPointKind,
  historyRequest,
  packageKind,
  pointKind,
  privilegeKind,
  readFilter,
  type HistoryKind,
  type HistoryParams,
} from './history-filter'

const TODAY = '2026-11-22'
const filterOf = (params: HistoryParams, kind: HistoryKind = pointKind) => readFilter(kind, params)
const requestOf = (params: HistoryParams, kind: HistoryKind = pointKind) =>
  historyRequest(kind, filterOf(params, kind), TODAY)
const is = (Field: string, Value: string) => ({ Field, Operator: 'eq', Value })
const until = (Field: string, Value: string) => ({ Field, Operator: 'lte', Value })
const since = (Field: string, Value: string) => ({ Field, Operator: 'gte', Value })

describe('the request of a history', () => {
  it('is everything, newest first, a page at a time, where nothing is chosen', () => {
    expect(requestOf({})).toEqual({
      Filters: [],
      Ordering: [{ Field: 'date', Direction: 'desc' }],
      Limit: 50,
    })
  })

  it.each<[HistoryParams, object[]]>([
    [{ status: 'used' }, [is('status', 'used')]],
    [{ status: '999' }, []],
    [{ status: 'stolen', from: '2026-11-01' }, [since('date', '2026-11-01')]],
    [{ from: '2026-11-01', to: '2026-11-20' }, [since('date', '2026-11-01'), until('date', '2026-11-20')]],
    [{ from: '2026-11-20', to: '2026-11-01' }, [since('date', '2026-11-01'), until('date', '2026-11-20')]],
    [{ from: 'soon', to: '2026-02-30', status: 'used' }, [is('status', 'used')]],
    [{ expires: '0' }, [is('status', 'received'), until('expire_date', '2026-11-22')]],
    [{ expires: '15', status: 'used' }, [is('status', 'received'), until('expire_date', '2026-12-07')]],
    [{ expires: '999' }, []],
    [{ expires: '8' }, []],
  ])('filters points by %o', (params, filters) => expect(requestOf(params).Filters).toEqual(filters))

  it.each<[HistoryParams, object[]]>([
    [{}, [is('status', 'received'), until('expire_date', '2026-12-22')]],
    [{ expires: '0' }, [is('status', 'received'), until('expire_date', '2026-11-22')]],
    [{ expires: '7' }, [is('status', 'received'), until('expire_date', '2026-11-29')]],
    [{ expires: '15' }, [is('status', 'received'), until('expire_date', '2026-12-07')]],
    [{ expires: '999' }, [is('status', 'received')]],
    [
      { expires: '8', status: 'used', from: '2026-11-01' },
      [is('status', 'received'), until('expire_date', '2026-12-22')],
    ],
  ])('filters expiring points by %o', (params, filters) =>
    expect(requestOf(params, expiringPointKind).Filters).toEqual(filters),
  )

  it.each<[string, HistoryKind, string[]]>([
    ['points', pointKind, ['received', 'used', 'expired', 'canceled']],
    ['privileges', privilegeKind, ['available', 'used', 'expired', 'canceled']],
    ['packages', packageKind, ['received', 'used', 'expired', 'canceled']],
  ])('has the statuses of %s', (_what, kind, statuses) => {
    const all = ['received', 'available', 'used', 'expired', 'canceled']
    const known = all.filter((status) => statuses.includes(status))
    expect(known.flatMap((status) => requestOf({ status }, kind).Filters)).toEqual(
      known.map((status) => is('status', status)),
    )
    const [other = ''] = all.filter((status) => !statuses.includes(status))
    expect(requestOf({ status: other }, kind)).toEqual(requestOf({}, kind))
  })

  it('knows the expiry of privileges and of packages', () => {
    const expiring = (kind: HistoryKind) => requestOf({ expires: '7' }, kind).Filters
    expect(expiring(privilegeKind)).toEqual([is('status', 'available'), until('valid_through', '2026-11-29')])
    expect(expiring(packageKind)).toEqual([is('status', 'received'), until('expiry_date', '2026-11-29')])
  })

  it.each<[HistoryParams, HistoryKind, object]>([
    [{ sort: 'asc' }, pointKind, { Field: 'point', Direction: 'asc' }],
    [{ sort: 'up' }, pointKind, { Field: 'date', Direction: 'desc' }],
    [{ expires: '30' }, pointKind, { Field: 'expire_date', Direction: 'asc' }],
    [{ expires: '30', sort: 'desc' }, pointKind, { Field: 'point', Direction: 'desc' }],
    [{}, expiringPointKind, { Field: 'expire_date', Direction: 'asc' }],
    [{ sort: 'desc' }, privilegeKind, { Field: 'point_ref', Direction: 'desc' }],
    [{ sort: 'desc' }, packageKind, { Field: 'expiry_date', Direction: 'asc' }],
    [{}, privilegeKind, { Field: 'valid_through', Direction: 'asc' }],
    [{ status: '999' }, privilegeKind, { Field: 'date', Direction: 'desc' }],
    [{ status: 'used' }, privilegeKind, { Field: 'date', Direction: 'desc' }],
  ])('is ordered by %o', (params, kind, order) => expect(requestOf(params, kind).Ordering).toEqual([order]))
})

it.each<[HistoryParams, HistoryKind, number]>([
  [{}, pointKind, 0],
  [{ status: '999', expires: '999', sort: '', from: 'x' }, pointKind, 0],
  [{ status: 'used', from: '2026-11-01', to: '2026-11-02', sort: 'asc' }, pointKind, 3],
  [{ status: 'received', expires: '7' }, pointKind, 1],
  [{ expires: '30' }, expiringPointKind, 0],
  [{ expires: '999' }, expiringPointKind, 1],
  [{}, privilegeKind, 0],
  [{ status: 'used' }, privilegeKind, 0],
  [{ expires: '7', sort: 'asc' }, privilegeKind, 2],
])('of %o as many fields are chosen as the member would count', (params, kind, count) =>
  expect(countFilters(kind, filterOf(params, kind))).toBe(count),
)

describe('a wallet', () => {
  it.each([privilegeKind, packageKind])(
    'opens on what is usable, and has its own address for all: %o',
    (kind) => {
      const usable = [is('status', kind.activeStatus)]
      expect(requestOf({}, kind).Filters).toEqual(usable)
      expect(requestOf({ status: kind.activeStatus }, kind).Filters).toEqual(usable)
      expect(requestOf({ status: '999' }, kind).Filters).toEqual([])
    },
  )

  it.each<[HistoryParams]>([
    [{}],
    [{ status: '999' }],
    [{ status: 'used', sort: 'asc' }],
    [{ expires: '7' }],
  ])('is opened again by its address: %o', (params) =>
    expect(filterParams(privilegeKind, filterOf(params, privilegeKind))).toEqual(params),
  )

  it.each<[HistoryParams, boolean]>([
    [{}, false],
    [{ status: '999' }, false],
    [{ sort: 'asc' }, false],
    [{ status: 'used' }, true],
    [{ expires: '7' }, true],
    [{ from: '2026-11-01' }, true],
  ])('of %o is empty because of the filter: %s', (params, isHidden) =>
    expect(isNarrowed(privilegeKind, filterOf(params, privilegeKind))).toBe(isHidden),
  )
})
