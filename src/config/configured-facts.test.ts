import { expect, it } from 'vitest'
import { isSafeWebUrl } from '@/lib/safe-url'
import { factOf } from './configured-facts'

const raw = {
  privacyUrl: 'https://common.example/privacy',
  brands: [
    { ref: 'doisai', privacyUrl: 'https://doisai.example/privacy' },
    { ref: 'code', privacyUrl: 'javascript:alert(1)' },
    { ref: 'number', privacyUrl: 5 },
  ],
}

it.each([
  ['doisai', raw, 'https://doisai.example/privacy'],
  ['code', raw, 'https://common.example/privacy'],
  ['number', raw, 'https://common.example/privacy'],
  ['constructor', raw, 'https://common.example/privacy'],
  ['doisai', undefined, undefined],
  ['doisai', { brands: 'none' }, undefined],
  ['doisai', { brands: [null, 'x'] }, undefined],
])('a fact of %s is the brand’s own, else the common one, else none', (brandRef, config, address) => {
  expect(factOf({ raw: config }, brandRef, 'privacyUrl', isSafeWebUrl)).toBe(address)
})
