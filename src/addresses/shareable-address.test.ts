import { expect, it } from 'vitest'
import { shareableAddress } from './shareable-address'

const brand = { brandRef: 'doisai' }
const shared = (path: string) => shareableAddress(path, brand).replace(location.origin, '')
const TOP = '/?brandRef=doisai'

it.each([
  ['the top page', '/', TOP],
  ['home', '/home', '/home?brandRef=doisai'],
  [
    'a privilege',
    '/privilege/detail?privilegeId=DS-P01',
    '/privilege/detail?privilegeId=DS-P01&brandRef=doisai',
  ],
  ['a package', '/package/detail?packageId=DPK008', '/package/detail?packageId=DPK008&brandRef=doisai'],
  ['a category', '/privilege?category=drinks', '/privilege?category=drinks&brandRef=doisai'],
])('%s can be passed on, with its brand', (_what, path, address) => {
  expect(shared(path)).toBe(address)
})

it.each([
  ['a bearer', 'token=secret'],
  ['a code to collect', 'qrCode=secret'],
  ["the list that was this member's own", 'type=2'],
  ['another brand', 'brandRef=sabaimart'],
  ['a parameter that nobody knows', 'constructor=secret&__proto__=secret'],
])('%s stays behind', (_what, query) => {
  expect(shared(`/privilege/detail?privilegeId=1&${query}`)).toBe(
    '/privilege/detail?privilegeId=1&brandRef=doisai',
  )
  expect(shared(`/privilege/detail?${query}&privilegeId=1#${query}`)).toBe(
    '/privilege/detail?privilegeId=1&brandRef=doisai',
  )
})

it.each([
  ['another site', 'https://evil.example/privilege'],
  ['another site without a scheme', '//evil.example/privilege'],
  ['a backslash', '/\\evil.example'],
  ['a double slash inside', '/privilege//detail?privilegeId=1'],
  ['a script', 'javascript:alert(1)'],
  ['no path at all', ''],
  ['a page of the member’s own', '/profile/points-history?status=used'],
  ['a login', '/authentication/sms-pdpa?token=secret'],
  ['a word of the language', '/constructor'],
  ['a page that is nobody’s', '/%2F%2Fevil.example'],
])('%s becomes the top page', (_what, path) => {
  expect(shared(path)).toBe(TOP)
})

it('a way through other folders is the page that it ends at', () => {
  expect(shared('/privilege/../package/detail?packageId=1')).toBe(
    '/package/detail?packageId=1&brandRef=doisai',
  )
})

it('an id keeps its signs and blanks, which LINE’s SDK would read differently as a plus', () => {
  const address = new URL(shareableAddress('/privilege/detail?privilegeId=a+b%26c%2Bd%23%C3%A9', brand))
  expect(address.search).toBe('?privilegeId=a%20b%26c%2Bd%23%C3%A9&brandRef=doisai')
})

it('an id of many lines’ length is left out, and a brand of many brands names itself', () => {
  expect(shared(`/privilege/detail?privilegeId=${'x'.repeat(201)}`)).toBe('/privilege/detail?brandRef=doisai')
  const address = shareableAddress('/home', { brandRef: 'doisai', isGlobal: 'true' })
  expect(new URL(address).search).toBe('?brandRef=doisai&isGlobal=true')
  expect(new URL(shareableAddress('/home', { brandRef: undefined })).search).toBe('')
})

it('a question mark in a value is encoded, as versions of LINE’s SDK differ in what they make of a bare one', () => {
  expect(shared('/privilege?category=a?b')).toBe('/privilege?category=a%3Fb&brandRef=doisai')
})
