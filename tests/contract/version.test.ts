import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { APP_VERSION } from '@/config/constants'

it('app and contract are version 4.10.2', () => {
  expect(APP_VERSION).toBe('4.10.2')
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toHaveProperty('version', '4.10.2')
  expect(parse(readFileSync('src/api/openapi.yaml', 'utf8'))).toHaveProperty('info.version', '4.10.2')
})
