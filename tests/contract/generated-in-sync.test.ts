import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('has generated code that is what the contract gives', { timeout: 60_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/openapi/generate.mjs', '--check'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
