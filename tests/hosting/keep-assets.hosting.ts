import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Writes a build with assets of these ages. Its own is the first; it has kept the others from earlier builds. */
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

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keep-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Adds the previous build's assets to a new build, and lists the assets that it has then. */
function keep(previous: string, dist: string, BASE = '/', days: string[] = []): string[] {
  const script = join(root, 'tools/deploy/keep-assets.sh')
  execFileSync('sh', [script, previous, dist, ...days], { env: { ...process.env, BASE }, stdio: 'pipe' })
  return readdirSync(join(dist, 'assets')).toSorted()
}

it('a new build keeps the assets before it for 30 days from when they were replaced', () => {
  const [first, second, third] = [newFolder(), newFolder(), newFolder()]
  // app-one.js is 60 days old but was in use until now; the others were replaced as many days ago as they are old.
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
})

it('keeps them out of an image too, where the site lies at its base below the folder', () => {
  const [previous, dist] = [newFolder(), newFolder()]
  build(join(previous, 'member'), [['app-one.js', 0]])
  build(dist, [['app-two.js', 0]])
  expect(keep(previous, dist, '/member/')).toEqual(['app-one.js', 'app-two.js'])
})

it('keeps them for as many days as it is told, and leaves what the new build has of its own', () => {
  const [previous, dist] = [newFolder(), newFolder()]
  build(previous, [
    ['app-one.js', 60],
    ['app-same.js', 6],
    ['app-young.js', 6],
    ['app-old.js', 8],
  ])
  build(dist, [['app-same.js', 0]])
  writeFileSync(join(dist, 'assets/app-same.js'), 'new')
  expect(keep(previous, dist, '/', ['7'])).toEqual(['app-one.js', 'app-same.js', 'app-young.js'])
  expect(readFileSync(join(dist, 'assets/app-same.js'), 'utf8')).toBe('new')
})

it('says so, and copies nothing, where nobody knows which assets are the previous build’s own', () => {
  const [previous, dist] = [newFolder(), newFolder()]
  build(previous, [['app-one.js', 0]])
  build(dist, [['app-two.js', 0]])
  rmSync(join(previous, '.vite/manifest.json'))
  expect(() => keep(previous, dist)).toThrow('manifest.json cannot be read')
  expect(readdirSync(join(dist, 'assets'))).toEqual(['app-two.js'])
})
