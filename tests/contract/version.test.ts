import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CONTRACT_VERSION } from '@/api/generated/operations'
import { APP_VERSION } from '@/config/constants'

it('the app is version 4.10.2', () => {
  expect(APP_VERSION).toBe('4.10.2')
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toHaveProperty('version', '4.10.2')
})

it('the contract’s version is the newest day of the changelog', () => {
  const [, newest] = /^## (\S+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
  expect(newest).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(CONTRACT_VERSION).toBe(newest)
})
