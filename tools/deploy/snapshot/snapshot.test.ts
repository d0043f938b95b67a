import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { theme } from '../../../tests/support/planted/planting.ts'
import { standInSite } from '../../../tests/support/planted/stand-in-site.ts'

const SIGNED = 'https://cdn.example/a.png?X-Amz-Expires=60&X-Amz-Signature=0a'
const LASTING = 'https://cdn.example/b.png?width=800'

it('A picture whose address is signed is left out of the snapshot, and that is said', async () => {
  const standIn = await standInSite()
  const dist = mkdtempSync(join(tmpdir(), 'snapshot-'))
  onTestFinished(() => {
    standIn.close()
    rmSync(dist, { recursive: true })
  })
  const imagelist = [SIGNED, LASTING].map((imageurl) => ({ imageurl }))
  standIn.faults = [
    theme((resp) => {
      resp.groupimagelist = [2, 3].map((imagegrouptype) => ({ imagegrouptype, imagelist }))
    }),
  ]
  for (const name of ['index.html', '404.html'])
    writeFileSync(join(dist, name), '<head><!-- config --><!-- brands --></head>')
  writeFileSync(join(dist, 'config.json'), JSON.stringify(standIn.config))
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'snapshot.ts'),
    dist,
  ])
  expect(stdout).toContain('doisai: pictures with a signed address are left out')
  for (const name of ['index.html', '404.html']) {
    const html = readFileSync(join(dist, name), 'utf8')
    expect(html).toContain(LASTING)
    expect(html).not.toContain('Signature')
  }
})
