import { describe, expect, it } from 'vitest'
import { queryWithBrand } from './brand-in-url'

const stored = { brandRef: 'doisai', isGlobal: '1' }

describe('the brand in the address', () => {
  it.each([
    ['is added to an empty query', '/home', '', '?brandRef=doisai&isGlobal=1'],
    [
      'is added after the other parameters',
      '/privilege/detail',
      '?privilegeId=7',
      '?privilegeId=7&brandRef=doisai&isGlobal=1',
    ],
    ['replaces another brand', '/home', '?brandRef=other&isGlobal=1', '?brandRef=doisai&isGlobal=1'],
    ['stays as it is once it is in the address', '/home', '?isGlobal=1&brandRef=doisai', undefined],
    ['is left out at the root', '/', '?a=b', undefined],
  ])('%s', (_name, pathname, search, expected) => {
    expect(queryWithBrand(pathname, search, stored)).toBe(expected)
  })

  it('is added without isGlobal where no isGlobal is stored', () => {
    expect(queryWithBrand('/home', '', { brandRef: 'doisai' })).toBe('?brandRef=doisai')
  })

  it('is not added before a brand is known', () => {
    expect(queryWithBrand('/authentication/select-brand', '', {})).toBeUndefined()
  })

  it('is stable: an address that has it is not changed again', () => {
    const once = queryWithBrand('/home', '?name=สบาย ดี', stored) ?? ''
    expect(queryWithBrand('/home', once, stored)).toBeUndefined()
    expect(new URLSearchParams(once).get('name')).toBe('สบาย ดี')
  })
})
