import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { STORED, type Wipe } from '@/storage/storage-keys'

const document = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8')
const [, section = ''] = document.split('\n## Stored on the phone\n')

it.each<[until: string, isMeant: (wipedBy: readonly Wipe[]) => boolean]>([
  ['Until the session ends', (wipedBy) => wipedBy.includes('expired')],
  ['Until a log-out', (wipedBy) => wipedBy.includes('logout') && !wipedBy.includes('expired')],
  ['Until the tab is closed', (wipedBy) => wipedBy.length === 0],
])('docs/security.md names each thing that is stored: %s', (until, isMeant) => {
  const line = section.split('\n').find((one) => one.startsWith(`- **${until}**`))
  const named = [...(line ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  const stored = Object.entries(STORED).filter(([, { wipedBy }]) => isMeant(wipedBy))
  expect(named.toSorted()).toEqual(stored.map(([key]) => key).toSorted())
})
