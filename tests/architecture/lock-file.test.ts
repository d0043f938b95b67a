import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Locked {
  integrity?: string
  os?: string
  bin?: Record<string, string>
}

const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')
const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> }

it('the lock file has the Node of the build with its hash, for Linux, macOS and Windows', () => {
  const nodes = Object.values(packages).filter(({ bin }) => bin?.node)
  expect(new Set(nodes.map(({ os }) => os))).toEqual(new Set(['linux', 'darwin', 'win32']))
  for (const { integrity } of nodes) expect(integrity).toMatch(/^sha512-/)
})
