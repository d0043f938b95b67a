import { expect, it } from 'vitest'
import { groupRows, type PointsOfRow } from './row-groups'

interface Row extends PointsOfRow {
  date?: string
}

const groupOf = ({ date = '' }: Row) => date.slice(0, 7)
const rows: Row[] = [
  { date: '2026-11-20T10:00:00+07:00', point: 50 },
  { date: '2026-11-02', point: -20 },
  { date: '2026-10-31', point: 5 },
]
const headings = (of: Row[], isComplete: boolean) =>
  groupRows(of, { isComplete, groupOf }).filter(({ kind }) => kind === 'heading')

it('puts rows under the headings of their groups, with the sum of each', () => {
  expect(groupRows(rows, { isComplete: true, groupOf })).toEqual([
    { kind: 'heading', id: '0 2026-11', group: '2026-11', sum: 30 },
    { kind: 'row', row: rows[0] },
    { kind: 'row', row: rows[1] },
    { kind: 'heading', id: '1 2026-10', group: '2026-10', sum: 5 },
    { kind: 'row', row: rows[2] },
  ])
  expect(groupRows<Row>([], { isComplete: true, groupOf })).toEqual([])
})

it('gives no sum of a group of which rows may be missing', () => {
  expect(headings(rows, false)).toEqual([
    { kind: 'heading', id: '0 2026-11', group: '2026-11', sum: 30 },
    { kind: 'heading', id: '1 2026-10', group: '2026-10' },
  ])
})

it('leaves canceled points out of the sum', () => {
  expect(headings([{ point: 40 }, { point: 9, status: 'canceled' }], true)).toMatchObject([{ sum: 40 }])
})

it('keeps rows without a date together, and tells a group that comes twice apart', () => {
  expect(headings([{ point: 1 }, { point: 2 }], true)).toMatchObject([{ group: '', sum: 3 }])
  const ids = headings([rows[0]!, rows[2]!, rows[1]!], true).map((heading) => 'id' in heading && heading.id)
  expect(new Set(ids).size).toBe(3)
})
