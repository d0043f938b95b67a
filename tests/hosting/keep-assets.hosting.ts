import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ask } from './site-folder.ts'
import { written } from './written-servers.ts'

const root = join(import.meta.dirname, '../..')

/** A build with these assets, each so many days old, of which the build itself has written the first. */
function build(folder: string, [own, ...older]: [name: string, days: number][]) {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.vite'))
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({ 'a.ts': { file: `assets/${own?.[0]}` } }),
  )
  for (const [name, days] of [...(own ? [own] : []), ...older]) {
    const file = join(folder, 'assets', name)
    writeFileSync(file, '')
    const at = new Date(Date.now() - days * 86_400_000)
    utimesSync(file, at, at)
  }
}

it('a new build keeps the assets before it for 30 days from when they were replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keep-'))
  const [first, second, third] = ['1', '2', '3'].map((name) => join(folder, name)) as [string, string, string]
  const keep = (previous: string, dist: string) => {
    execFileSync('sh', [join(root, 'tools/deploy/keep-assets.sh'), previous, dist])
    return readdirSync(join(dist, 'assets')).toSorted()
  }
  // The first has been in use for longer than 30 days; what was older in it goes by its own age.
  build(first, [
    ['app-one.js', 60],
    ['app-young.js', 29],
    ['app-old.js', 31],
    ['app-same.js', 31],
  ])
  writeFileSync(join(first, 'assets/app-one.js.br'), '')
  build(second, [['app-same.js', 0]])
  expect(keep(first, second)).toEqual(['app-one.js', 'app-one.js.br', 'app-same.js', 'app-young.js'])

  build(third, [['app-three.js', 0]])
  expect(keep(second, third)).toEqual([
    'app-one.js',
    'app-one.js.br',
    'app-same.js',
    'app-three.js',
    'app-young.js',
  ])
  rmSync(folder, { recursive: true })
})

it.each(written.filter(({ isInstalled }) => isInstalled))(
  'what an open page asks for below a path is still there after a deployment: $name',
  async (server) => {
    if (!server.isInstalled) return
    const folder = mkdtempSync(join(tmpdir(), 'keep-'))
    chmodSync(folder, 0o755)
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const [previous, dist] = ['previous/member', 'srv/member'].map((name) => join(folder, name)) as [
      string,
      string,
    ]
    build(previous, [['app-one.js', 0]])
    build(dist, [['app-two.js', 0]])
    writeFileSync(join(dist, 'index.html'), '<script type="module" src="/member/assets/app-two.js"></script>')
    writeFileSync(join(dist, 'config.json'), '{}')
    const script = join(root, 'tools/deploy/keep-assets.sh')
    // As files come out of an image: the site lies at its base below the folder.
    execFileSync('sh', [script, join(folder, 'previous'), dist], {
      env: { ...process.env, BASE: '/member/' },
    })
    const site = await server.start({ APP_ROOT: join(folder, 'srv'), BASE: '/member/' })
    onTestFinished(site.close)
    const statusOf = async (name: string) => (await ask(`${site.origin}/member/assets/${name}`)).status
    expect([
      await statusOf('app-one.js'),
      await statusOf('app-two.js'),
      await statusOf('app-zero.js'),
    ]).toEqual([200, 200, 404])
  },
)
