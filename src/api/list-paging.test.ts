import { describe, expect, it } from 'vitest'
import { hasNextPage, oldPagesWith, rowsOf, withLaterPages, type ListPage } from './list-paging'

interface Row {
  id: string
}
const getId = ({ id }: Row) => id
const page = (ids: string, more: Omit<ListPage<Row>, 'payload'> = {}): ListPage<Row> => ({
  payload: [...ids].map((id) => ({ id })),
  ...more,
})
const idsOf = (...pages: ListPage<Row>[]) => rowsOf(pages, getId).map(getId).join('')

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
    [
      'after a page as long as was asked for, though the server could send more',
      [page('abc', { limit: 9 })],
      true,
    ],
    ['with a limit that is no number of rows', [page('abc', { limit: 0 })], true],
  ])('%s', (_name, pages, isExpected) => {
    expect(hasNextPage(pages, 3, getId)).toBe(isExpected)
  })
})

describe('a first page that is read anew', () => {
  const known = { pages: [page('abc'), page('def'), page('ghi')], pageParams: [1, 2, 3] }
  it.each<[string, ListPage<Row>, string, number[]]>([
    ['keeps the rows behind it', page('abc'), 'abcdefghi', [1, 2, 3]],
    ['has new rows on top, and those that they moved down behind it', page('xya'), 'xyabcdefghi', [1, 2, 3]],
    ['has a row less, after which the last page is read again', page('acd'), 'acdefghi', [1, 2, 2]],
    ['has a row that was further down', page('hab'), 'habcdefgi', [1, 2, 3]],
    ['is the whole list', page('ab'), 'ab', [1]],
    ['is the whole list by its total', page('ab', { total: 2 }), 'ab', [1]],
    ['ends with a row that nobody knows', page('abx'), 'abxcdefghi', [1, 2, 3]],
    ['has no row that was known', page('xyz'), 'xyz', [1]],
    ['ends with the last row that was known', page('agi'), 'agi', [1]],
  ])('that %s', (_what, first, rows, params) => {
    const { pages, pageParams } = withLaterPages(first, known, 3, getId)
    expect(idsOf(...pages)).toBe(rows)
    expect(pageParams).toEqual(params)
  })

  it('has the rows that were read before with their facts of now', () => {
    const before = { pages: [page('abc'), page('def')], pageParams: [1, 2] }
    const { pages } = withLaterPages(page('abc'), before, 3, getId)
    expect(pages[0]?.payload[0]).not.toBe(before.pages[0]?.payload[0])
  })

  it('goes on behind a last page that was full, also where a row of it could not be read', () => {
    const before = { pages: [page('abc'), page('de', { sentRows: 3 })], pageParams: [1, 2] }
    const { pages } = withLaterPages(page('xab'), before, 3, getId)
    expect(idsOf(...pages)).toBe('xabcde')
    expect(hasNextPage(pages, 3, getId)).toBe(true)
  })

  it('is as old as the rows that have moved down, and may lack what was not read among them', () => {
    const before = [page('abc', { readAt: 1, hasGap: true }), page('def', { readAt: 2 })]
    const rest = (ids: string) =>
      withLaterPages(page(ids, { readAt: 3 }), { pages: before, pageParams: [1, 2] }, 3, getId).pages[1]
    expect(rest('xab')).toMatchObject({ readAt: 1, hasGap: true, isOld: true })
    expect(rest('abc')).toMatchObject({ readAt: 2, isOld: true })
    expect(rest('abc')?.hasGap).toBeUndefined()
  })

  it('leaves the pages behind it old: they are read again as one of their rows comes on screen', () => {
    const { pages } = withLaterPages(page('abc'), known, 3, getId)
    expect(pages.map(({ isOld }) => isOld)).toEqual([undefined, true, true])
    expect(oldPagesWith(pages, new Set('af'), getId)).toEqual([1])
    expect(oldPagesWith(pages, new Set('bx'), getId)).toEqual([])
  })

  it('is alone where there was no second one', () => {
    const before = { pages: [page('abc')], pageParams: [1] }
    expect(withLaterPages(page('xab'), before, 3, getId)).toEqual({ pages: [page('xab')], pageParams: [1] })
  })
})
