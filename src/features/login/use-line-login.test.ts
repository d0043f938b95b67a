import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isLineLoginUrl } from './use-line-login'

const isAllowed = (url: string, customerApiUrl = 'https://api.example') =>
  isLineLoginUrl(url, { lineLoginHosts: ['access.line.me'], customerApiUrl })
const servedFrom = (site: string) => vi.stubGlobal('location', new URL(site))

beforeEach(() => servedFrom('https://member.example'))
afterEach(() => vi.unstubAllGlobals())

describe("the address of LINE's login page", () => {
  it('may be of a configured host', () => {
    expect(isAllowed('https://access.line.me/login')).toBe(true)
  })

  it.each([
    ['https://api.example', 'https://api.example/line'],
    ['https://api.example/v2', 'https://api.example/line'],
    ['/api-gateway', 'https://member.example/line'],
    ['', 'https://member.example/line'],
  ])("may be of the API's own host, where the API's base is '%s'", (base, url) => {
    expect(isAllowed(url, base)).toBe(true)
  })

  it.each(['http://localhost:3000/line', 'https://localhost:8443/line', 'https://127.0.0.1:8443/line'])(
    'may be of this machine where the app is served from it too, and nowhere else: %s',
    (url) => {
      expect(isAllowed(url)).toBe(false)
      servedFrom('http://localhost:5173')
      expect(isAllowed(url)).toBe(true)
    },
  )

  it.each([
    'https://evil.example/line',
    'https://member.example/line',
    'https://localhost.evil.example/line',
    'http://api.example/line',
    'http://access.line.me/login',
    'https://notaccess.line.me/login',
    'https://access.line.me:8443/login',
    'https://someone@access.line.me/login',
    'javascript:alert(1)',
    '/line',
  ])('may not be %s', (url) => expect(isAllowed(url)).toBe(false))
})
