import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Locked {
  /** Where it comes from, if not from the registry (.npmrc). */
  resolved?: string
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

it('the lock file has every package with its hash, and each from the registry but the project’s own', () => {
  const foreign = Object.entries(packages).filter(
    ([path, { integrity, resolved }]) =>
      path.includes('node_modules/') && (resolved !== undefined || !integrity?.startsWith('sha512-')),
  )
  expect(foreign.map(([, { resolved }]) => resolved)).toEqual(['tools/doctor', 'tools/openapi'])
  expect(Object.keys(packages).length).toBeGreaterThan(500)
})
