import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The headers that a build wants with every answer: the block of all paths in its _headers. None where nothing is built. */
export function builtHeaders(dist: string): [name: string, value: string][] {
  const file = join(dist, '_headers')
  if (!existsSync(file)) return []
  const [, block = ''] = /^\/\*\n((?: {2}.+\n)+)/m.exec(readFileSync(file, 'utf8')) ?? []
  return [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value])
}
