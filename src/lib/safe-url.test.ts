import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSafeWebUrl, pictureAddress, withoutEndSlashes } from './safe-url'

afterEach(() => vi.unstubAllGlobals())

describe('An address of this machine', () => {
  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
    ['https://member.example', false],
    ['https://localhost.member.example', false],
  ])('is taken only where the app is served from one too: %s', (site, isTaken) => {
    vi.stubGlobal('location', new URL(site))
    const taken = [
      'http://localhost:5174/a.png',
      'https://localhost/a.png',
      'http://127.0.0.1/a.png',
      'http://127.1/a.png',
      'http://[::1]/a.png',
    ].map((address) => [isSafeWebUrl(address), pictureAddress(address, 'https://api.example') !== undefined])
    expect(taken.flat()).toEqual(taken.flat().map(() => isTaken))
  })
})

it.each([
  'http://member.example',
  'http://localhost.evil.example',
  'https://*',
  '/a',
  'javascript:alert(1)',
  7,
])('a link to %s is none wherever the app is', (address) => expect(isSafeWebUrl(address)).toBe(false))

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/home', '/home'],
  ['/home///', '/home'],
  ['/a//b/', '/a//b'],
])('%s is %s without the slashes at its end', (path, expected) => {
  expect(withoutEndSlashes(path)).toBe(expected)
})

it('a path of 300,000 slashes, none of which is at its end, is read at once', () => {
  const path = `/home${'/'.repeat(300_000)}x`
  expect(withoutEndSlashes(path) === path).toBe(true)
})
