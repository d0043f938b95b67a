import { expect, it } from 'vitest'
import { isForeignSite } from './foreign-site'

const OWN = 'https://member.example'

it.each([
  ['https://www.example.com/farm', true],
  ['https://member.example.evil.com/', true],
  ['https://notline.me/', true],
  ['https://member.example/home', false],
  ['https://line.me/R/ti/p/@doisai', false],
  ['https://liff.line.me/1-a', false],
  ['http://www.example.com/', false],
  ['tel:021234567', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s opens outside LINE: %s', (address, isForeign) => {
  expect(isForeignSite(address, OWN)).toBe(isForeign)
})
