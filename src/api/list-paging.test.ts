import { describe, expect, it } from 'vitest'
import { hasNextPage, oldPagesWith, rowsOf, withPage, type ListPage } from './list-paging'

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
    ['after a page whose rows an old one had before', [page('abcd', { isOld: true }), page('bcd')], true],
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

describe('a page that is read again', () => {
  const numbered = (...pages: ListPage<Row>[]) => ({ pages, pageParams: pages.map((_page, at) => at + 1) })
  const known = numbered(page('abc'), page('def'), page('ghi'))
  const textOf = ({ pages }: { pages: ListPage<Row>[] }) =>
    pages.map(({ payload, isOld }) => payload.map(getId).join('') + (isOld ? '*' : '')).join(' ')

  it.each<[string, ListPage<Row>, number, string]>([
    ['keeps the pages behind it, which are old', page('abc'), 1, 'abc def* ghi*'],
    ['has new rows on top, and those that they pushed out behind it', page('xya'), 1, 'xya bcdef* ghi*'],
    ['has a row less', page('acd'), 1, 'acd ef* ghi*'],
    ['has a row that was further down', page('hab'), 1, 'hab cdef* gi*'],
    ['ends with a row that was further down', page('abf'), 1, 'abf cde* ghi*'],
    ['ends with the last row that was known', page('abi'), 1, 'abi cdef* gh*'],
    ['ends with a row that nobody knows', page('abx'), 1, 'abx cdef* ghi*'],
    ['has the rows of the second alone', page('def'), 1, 'def * ghi*'],
    ['is the whole list', page('ab'), 1, 'ab'],
    ['is the whole list by its total', page('ab', { total: 2 }), 1, 'ab'],
    ['has no row that was known', page('xyz'), 1, 'xyz'],
    ['is the second', page('dyf'), 2, 'abc dyf ghi'],
    ['is the second, with rows of the first', page('cde'), 2, 'abc cde fghi*'],
    ['is the second, and the last', page('de'), 2, 'abc de'],
    ['is the last', page('ghj'), 3, 'abc def ghj'],
    ['is the next', page('jkl'), 4, 'abc def ghi jkl'],
    ['comes after the list has become shorter', page('pqr'), 5, 'abc def ghi'],
  ])('that %s', (_what, read, number, pages) => {
    const list = withPage(known, read, number, 3, getId)
    expect(textOf(list)).toBe(pages)
    expect(list.pageParams).toEqual(list.pages.map((_page, at) => at + 1))
  })

  it('is alone where it was, and the next is asked for', () => {
    const { pages } = withPage(numbered(page('abc')), page('xab'), 1, 3, getId)
    expect(textOf({ pages })).toBe('xab')
    expect(hasNextPage(pages, 3, getId)).toBe(true)
  })

  it('has the rows that were read before with their facts of now', () => {
    const { pages } = withPage(known, page('abc'), 1, 3, getId)
    expect(pages[0]?.payload[0]).not.toBe(known.pages[0]?.payload[0])
  })

  it('is followed by a page that was full, also where a row of it could not be read', () => {
    const before = numbered(page('abc'), page('de', { sentRows: 3 }))
    const { pages } = withPage(before, page('xab'), 1, 3, getId)
    expect(idsOf(...pages)).toBe('xabcde')
    expect(hasNextPage(pages, 3, getId)).toBe(true)
  })

  it('leaves the next as old as the rows that were pushed out, which may lack what was not read among them', () => {
    const before = numbered(page('abc', { readAt: 1, hasGap: true }), page('def', { readAt: 2 }))
    const second = (ids: string) => withPage(before, page(ids, { readAt: 3 }), 1, 3, getId).pages[1]
    expect(second('xab')).toMatchObject({ readAt: 1, hasGap: true })
    expect(second('abc')).toMatchObject({ readAt: 2 })
    expect(second('abc')?.hasGap).toBeUndefined()
  })

  it('is due if it is old and one of its rows is on screen, or if it has none left', () => {
    const [first, second, third] = withPage(known, page('abc'), 1, 3, getId).pages
    const all = [first, second, third].flatMap((one) => one ?? [])
    expect(oldPagesWith(all, new Set('af'), getId)).toEqual([second])
    expect(oldPagesWith(all, new Set('bx'), getId)).toEqual([])
    expect(oldPagesWith([page('abc'), page('', { isOld: true })], new Set('a'), getId)).toHaveLength(1)
  })
})
