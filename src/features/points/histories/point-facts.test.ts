import { expect, it } from 'vitest'
import type { PointHistoryRow } from '@/api/point-rows'
import { groupRows } from './point-facts'

const groupOf = ({ date = '' }: PointHistoryRow) => date.slice(0, 7)
const rows: PointHistoryRow[] = [
  { date: '2026-11-20T10:00:00+07:00', point: 50 },
  { date: '2026-11-02', point: -20 },
  { date: '2026-10-31', point: 5 },
]
const headings = (of: PointHistoryRow[], isComplete: boolean) =>
  groupRows(of, isComplete, { groupOf }).filter(({ kind }) => kind === 'heading')

it('puts rows under the headings of their groups, with the sum of each', () => {
  expect(groupRows(rows, true, { groupOf })).toEqual([
    { kind: 'heading', id: '0 2026-11', group: '2026-11', sum: 30 },
    { kind: 'row', row: rows[0] },
    { kind: 'row', row: rows[1] },
    { kind: 'heading', id: '1 2026-10', group: '2026-10', sum: 5 },
    { kind: 'row', row: rows[2] },
  ])
  expect(groupRows([], true, { groupOf })).toEqual([])
})

it('puts the only row of a group into its heading where that is wanted, once no other can come', () => {
  const single = { groupOf, isOneInHeading: true }
  expect(groupRows(rows, true, single).at(-1)).toEqual({
    kind: 'heading',
    id: '1 2026-10',
    group: '2026-10',
    sum: 5,
    row: rows[2],
  })
  expect(groupRows(rows, false, single).at(-1)).toEqual({ kind: 'row', row: rows[2] })
  expect(groupRows([{ point: 5 }], true, single)).toHaveLength(2)
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
