import { expect, it } from 'vitest'
import { asKnown, brandOfAddress, readQuery, withoutTail } from './read-query'

it.each([
  ['?a=1&amp;privilegeId=7', { a: '1', privilegeId: '7' }],
  ['?amp;brandRef=doisai&amp;amp;type=2', { brandRef: 'doisai', type: '2' }],
  ['?a=1&AMP;PRIVILEGEID=7', { a: '1', privilegeId: '7' }],
  ['?a=1&amp%3BstoreRef=S1', { a: '1', storeRef: 'S1' }],
  ['?amp=1&note=amp;x', { amp: '1', note: 'amp;x' }],
])('%s, which a page has escaped once too often, is read as %o', (search, read) => {
  expect(Object.fromEntries(readQuery(search))).toEqual(read)
})

it.each([
  ['?brandRef=doisai', 'doisai'],
  ['?a=1&amp;brandRef=doisai', 'doisai'],
  [`?liff.state=${encodeURIComponent('/home?a=1&amp;brandRef=doisai')}`, 'doisai'],
  [`?liff.state=${encodeURIComponent('/home?BRANDREF=doisai')}`, 'doisai'],
  ['?liff.state=%2Fhome', undefined],
])('the brand of %s is %s', (search, brandRef) => {
  expect(brandOfAddress(readQuery(search))).toBe(brandRef)
})

it.each([
  ['P1.', 'P1'],
  ['P1).', 'P1'],
  ['P1ครับ', 'P1'],
  ['P1!ค่ะ 🙏🏽', 'P1'],
  ['P1”', 'P1'],
  ['A-1_b~', 'A-1_b'],
  ['P1', 'P1'],
  ['ร้าน1ฯ', 'ร้าน1'],
  ['ครับ', ''],
  ['', ''],
])('%s is %s without what a message has put behind it', (value, id) => {
  expect(withoutTail(value)).toBe(id)
})

it.each([
  ['doisai', 'doisai'],
  ['DoiSai', 'doisai'],
  ['doisai.', 'doisai'],
  ['DOISAIครับ', 'doisai'],
  // Each is known as it is.
  ['Shop', 'Shop'],
  ['SHOP', 'SHOP'],
  ['shop-', 'shop-'],
  // Nothing says which of two.
  ['sHOP', 'sHOP'],
  ['doisais', 'doisais'],
  ['ครับ', 'ครับ'],
])('the brand %s is known as %s', (ref, known) => {
  expect(asKnown(ref, [undefined, 'doisai', 'Shop', 'SHOP', 'shop-'], true)).toBe(known)
})

it.each([
  ['doisai.', 'doisai'],
  ['doisaiครับ', 'doisai'],
  ['DoiSai', 'DoiSai'],
  ['DoiSai.', 'DoiSai.'],
])('where there may be others, the brand %s is known as %s', (ref, known) => {
  expect(asKnown(ref, [undefined, 'doisai'], false)).toBe(known)
})
