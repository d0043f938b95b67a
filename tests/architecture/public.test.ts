import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSource, root } from './source-files'

it('serves no file unprocessed but the configuration and the icon', () => {
  const files = readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' })
  expect(files.sort()).toEqual(['config.json', 'config.schema.json', 'icon.svg'])
})

it("has a configuration that needs no network: the sandbox's", () => {
  expect(JSON.parse(readSource('public/config.json'))).toMatchObject({
    customerApiUrl: '',
    crmApiUrl: '',
    liffIds: {},
  })
})
