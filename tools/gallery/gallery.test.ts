import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('runs in Node alone, where the app’s own names for its folders are unknown, and says which screens there are', () => {
  const gallery = join(import.meta.dirname, 'gallery.ts')
  const { stderr } = spawnSync(process.execPath, [gallery, '--only', 'nothing'], { encoding: 'utf8' })
  expect(stderr).toMatch(/nothing: there are .*\bhome\b/)
})
