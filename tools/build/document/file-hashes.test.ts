import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { withSnapshot } from '../../deploy/snapshot/document.ts'
import { hashOf, writeHashes } from './file-hashes.ts'
import { inlineScriptsOf } from './host-files.ts'

it('a build lists its assets and the scripts inside its page, which a snapshot leaves as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hashes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const html =
    '<head><!-- config --><!-- brands --><script>draw()</script><script type="module" src="/assets/a.js"></script></head>'
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'assets/a.js'), 'begin()')
  writeHashes(folder)
  const list: unknown = JSON.parse(readFileSync(join(folder, 'hashes.json'), 'utf8'))
  expect(list).toMatchObject({ 'index.html': [hashOf('draw()')], 'assets/a.js': hashOf('begin()') })
  expect(inlineScriptsOf(withSnapshot(html, { config: {}, brands: [] }))).toContain('draw()')
})
