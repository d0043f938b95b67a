import { expect, it } from 'vitest'
import { lineBrowser } from './line-user-agent.ts'

it.each([
  ['Mozilla/5.0 (iPhone) Safari Line/15.9.0 LIFF', 'liff'],
  ['Mozilla/5.0 (iPhone) Safari Line/15.9.0', 'in-app'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/138 Mobile Safari/537.36', 'browser'],
  ['Mozilla/5.0 Offline/1.0', 'browser'],
])('%s is %s', (userAgent, expected) => {
  expect(lineBrowser(userAgent)).toBe(expected)
})
