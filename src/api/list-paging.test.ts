import { describe, expect, it } from 'vitest'
import { hasNextPage, rowsOf, type ListPage } from './list-paging'

interface Row {
  id: string
}
const idOf = ({ id }: Row) => id
const page = (ids: string, more: Omit<ListPage<Row>, 'payload'> = {}): ListPage<Row> => ({
  payload: [...ids].map((id) => ({ id })),
  ...more,
})
const idsOf = (...pages: ListPage<Row>[]) => rowsOf(pages, idOf).map(idOf).join('')

describe('the rows of pages', () => {
  it('are in order, and each is there once where pages overlap or repeat', () => {
    expect(idsOf(page('abc'), page('cde'), page('cde'))).toBe('abcde')
    expect(idsOf(page('aab'))).toBe('ab')
    expect(idsOf()).toBe('')
  })
})

describe('whether another page is requested', () => {
  it.each<[string, ListPage<Row>[], boolean]>([
    ['before the first page', [], true],
    ['after a full page without a total', [page('abc')], true],
    ['after a short page without a total', [page('abc'), page('d')], false],
    ['after an empty list', [page('', { total: 0 })], false],
    ['after a full page, though the total says that it was all', [page('abc', { total: 3 })], true],
    ['after a page that is full by the limit of the answer', [page('ab', { limit: 2 })], true],
    ['after a short page, where the total promises more', [page('ab', { total: 5 })], true],
    ['after a short page, where the total is reached', [page('ab', { total: 2 })], false],
    ['after an empty page, whatever the total promises', [page('abc'), page('', { total: 99 })], false],
    ['after a page that repeats the one before', [page('abc'), page('abc', { total: 99 })], false],
    ['after a page that overlaps with the one before', [page('abc'), page('cde')], true],
    ['after a full page of which a row was left out', [page('ab', { sentRows: 3 })], true],
    [
      'after pages of which rows were left out, where the total is reached',
      [page('ab', { sentRows: 3, total: 5 }), page('c', { sentRows: 2, total: 5 })],
      false,
    ],
    ['with a limit that is no number of rows', [page('abc', { limit: 0 })], true],
  ])('%s', (_name, pages, isExpected) => {
    expect(hasNextPage(pages, 3, idOf)).toBe(isExpected)
  })
})
