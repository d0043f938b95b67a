import { describe, expect, it } from 'vitest'
import { listPage, type ListFilter } from './list-query.ts'

const ROWS = [
  {
    id: 'a',
    status: 'received',
    point: 10,
    date: '2026-11-01T23:30:00+07:00',
    name_th: 'ลาเต้ร้อน',
    name_en: 'Hot latte',
  },
  {
    id: 'b',
    status: 'used',
    point: -5,
    date: '2026-11-02T08:00:00+07:00',
    name_th: 'ครัวซองต์',
    name_en: 'Croissant',
  },
  {
    id: 'c',
    status: 'received',
    point: 30,
    date: '2026-11-03T00:10:00+07:00',
    name_th: 'ชาเย็น',
    name_en: null,
  },
]

const idsFor = (...Filters: ListFilter[]) => listPage(ROWS, { Filters }).payload.map((row) => row.id)

describe('listPage', () => {
  it('filters by equality, by a set and by both ends of a range', () => {
    expect(idsFor({ Field: 'status', Operator: 'eq', Value: 'received' })).toEqual(['a', 'c'])
    expect(idsFor({ Field: 'id', Operator: 'in', Value: ['a', 'b'] })).toEqual(['a', 'b'])
    expect(idsFor({ Field: 'point', Operator: 'gte', Value: 10 })).toEqual(['a', 'c'])
  })

  it('includes the whole last day of a date range', () => {
    const from: ListFilter = { Field: 'date', Operator: 'gte', Value: '2026-11-01' }
    expect(idsFor(from, { Field: 'date', Operator: 'lte', Value: '2026-11-01' })).toEqual(['a'])
    expect(idsFor(from, { Field: 'date', Operator: 'lte', Value: '2026-11-02' })).toEqual(['a', 'b'])
  })

  it('searches names in both languages, whatever their case', () => {
    expect(idsFor({ Field: 'name', Operator: 'like', Value: 'LATTE' })).toEqual(['a'])
    expect(idsFor({ Field: 'name', Operator: 'like', Value: 'ครัว' })).toEqual(['b'])
  })

  it('leaves out rows that lack the field', () => {
    expect(idsFor({ Field: 'expire_date', Operator: 'lte', Value: '2026-12-31' })).toEqual([])
  })

  it('leaves the placeholder date out of every range', () => {
    const rows = [{ valid_through: '0001-01-01' }, { valid_through: '2026-11-05' }]
    const Filters: ListFilter[] = [{ Field: 'valid_through', Operator: 'lte', Value: '2026-12-31' }]
    expect(listPage(rows, { Filters }).payload).toEqual([{ valid_through: '2026-11-05' }])
  })

  it('orders in both directions', () => {
    const ids = (Direction: 'asc' | 'desc') =>
      listPage(ROWS, { Ordering: [{ Field: 'point', Direction }] }).payload.map((row) => row.id)
    expect(ids('asc')).toEqual(['b', 'a', 'c'])
    expect(ids('desc')).toEqual(['c', 'a', 'b'])
  })

  it('pages the rows, and counts all rows that were found', () => {
    const page = listPage(ROWS, { Page: 2, Limit: 2 })
    expect(page).toMatchObject({ total: 3, page: 2, limit: 2 })
    expect(page.payload.map((row) => row.id)).toEqual(['c'])
  })

  it('returns twenty rows where the request leaves the limit to the server', () => {
    const rows = Array.from({ length: 30 }, (_, id) => ({ id }))
    expect(listPage(rows, { Limit: 0 }).payload).toHaveLength(20)
  })
})
