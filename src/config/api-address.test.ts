import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isApiBase, ownPath, readApiShape } from './api-address'

const shape = readApiShape({
  apiPrefix: '/loyalty/v2/',
  paths: {
    '/api/v1.0/Customer/Profile': '/members/me',
    '/api/v1.0/pdpa/pdpa-detail/{token}': '/texts/{token}/now',
    '/api/v1.0/privilege/List': 'https://elsewhere.example',
  },
  headers: { 'X-Tenant': 'doisai', Authorization: 'Bearer mine', 'X-Two': 'a\nb', 'X-Number': 7 },
})

describe("A brand's own address of a call", () => {
  it.each([
    ['/api/v1.0/Customer/Profile', '/members/me'],
    ['/api/v1.0/Customer/info', '/loyalty/v2/Customer/info'],
    ['/api/v1.0/pdpa/pdpa-detail/a%2Fb', '/texts/a%2Fb/now'],
    ['/api/v1.0/pdpa/pdpa-detail', '/loyalty/v2/pdpa/pdpa-detail'],
    [
      '/api/v1.0/UniversalScanCode/VerifyCustomer?code=AB%23CD&x=?',
      '/loyalty/v2/UniversalScanCode/VerifyCustomer?code=AB%23CD&x=?',
    ],
    // A path on another site is ignored.
    ['/api/v1.0/privilege/List', '/loyalty/v2/privilege/List'],
  ])('of %s is %s', (path, own) => expect(ownPath(shape, path)).toBe(own))

  it('is the contract’s where nothing is configured', () =>
    expect(ownPath(readApiShape({}), '/api/v1.0/Customer/Profile?a=1')).toBe(
      '/api/v1.0/Customer/Profile?a=1',
    ))

  it('may have no prefix at all', () =>
    expect(ownPath(readApiShape({ apiPrefix: '' }), '/api/v1.0/privilege/List')).toBe('/privilege/List'))
})

it("an API's base is of this machine only where the app is served from it too", () => {
  expect(isApiBase('http://localhost:5174')).toBe(true)
  vi.stubGlobal('location', new URL('https://member.example'))
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(isApiBase('http://localhost:5174')).toBe(false)
})

it('A header that the app sets itself, or that no request can carry, is left out', () => {
  expect(shape.headers).toEqual({ 'X-Tenant': 'doisai' })
})
