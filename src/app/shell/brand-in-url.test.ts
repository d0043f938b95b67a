import { describe, expect, it } from 'vitest'
import { queryWithBrand } from './brand-in-url'

const stored = { brandRef: 'doisai', isGlobal: '1' }

describe('the brand in the address', () => {
  it.each([
    ['is added to an empty query', '/home', '', '?brandRef=doisai&isGlobal=1'],
    [
      'is added after what is there',
      '/privilege/detail',
      '?privilegeId=7',
      '?privilegeId=7&brandRef=doisai&isGlobal=1',
    ],
    ['replaces another one', '/home', '?brandRef=other&isGlobal=1', '?brandRef=doisai&isGlobal=1'],
    ['stays as it is once there', '/home', '?isGlobal=1&brandRef=doisai', undefined],
    ['is left out at the root', '/', '?a=b', undefined],
  ])('%s', (_name, pathname, search, expected) => {
    expect(queryWithBrand(pathname, search, stored)).toBe(expected)
  })

  it('is added without isGlobal where none is stored', () => {
    expect(queryWithBrand('/home', '', { brandRef: 'doisai' })).toBe('?brandRef=doisai')
  })

  it('is not added before a brand is known', () => {
    expect(queryWithBrand('/authentication/select-brand', '', {})).toBeUndefined()
  })

  it('settles: its own result needs nothing more', () => {
    const once = queryWithBrand('/home', '?name=สบาย ดี', stored) ?? ''
    expect(queryWithBrand('/home', once, stored)).toBeUndefined()
    expect(new URLSearchParams(once).get('name')).toBe('สบาย ดี')
  })
})
