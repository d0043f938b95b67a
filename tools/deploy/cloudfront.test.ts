import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { CACHE_CONTROL } from '../build/document/hosting-rules.ts'
import { cloudFrontFiles } from './cloudfront.ts'
import type { HostSite } from './built-site.ts'

/** A built site as small as can be. */
const plainSite = (base: string): HostSite => ({
  html: '',
  base,
  config: {},
  environment: {},
  assets: ['app-1.js'],
  headers: {
    'Content-Security-Policy': "script-src 'self'",
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(self)',
    'Strict-Transport-Security': 'max-age=31536000',
  },
  name: 'member.brand.example',
  root: '/srv/member',
  files: [
    'index.html',
    '404.html',
    'config.json',
    'icon.svg',
    '_headers',
    '_redirects',
    '.htaccess',
    '.well-known/a.txt',
  ],
})

interface Template {
  Parameters: Record<string, unknown>
  Conditions: Record<string, unknown>
  Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>
}
const templateOf = (base: string) =>
  JSON.parse(cloudFrontFiles(plainSite(base))['cloudformation.json'] ?? '') as Template // as it is written

/** The names that a template refers to. */
function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, entry]: [string, unknown]) => {
    if (key === 'Ref') return [String(entry)]
    if (key === 'Fn::GetAtt' || key === 'Fn::If')
      return [String((entry as unknown[])[0]), ...namesIn((entry as unknown[]).slice(1))] // both are lists
    return namesIn(entry)
  })
}

it('the template names nothing that is not there', () => {
  const template = templateOf('/')
  const { Parameters, Conditions, Resources } = template
  const known = Object.keys({ ...Parameters, ...Conditions, ...Resources })
  const named = new Set(namesIn(template).filter((name) => !name.startsWith('AWS::')))
  expect(known).toEqual(expect.arrayContaining([...named]))
  expect(named.size).toBeGreaterThan(6)
})

it('has assets kept by what the bucket says of them, a missing one not at all, and documents asked for again', () => {
  const { Resources } = templateOf('/member/')
  const cacheControl = (name: string) =>
    JSON.stringify(Resources[name]).match(/\{"Header":"Cache-Control"[^}]*\}/)?.[0]
  expect(JSON.parse(cacheControl('DocumentHeaders') ?? '')).toMatchObject({
    Value: 'no-cache',
    Override: true,
  })
  expect(JSON.parse(cacheControl('AssetHeaders') ?? '')).toMatchObject({ Value: 'no-store', Override: false })
  expect(JSON.stringify(Resources.Distribution)).toContain('"PathPattern":"/member/assets/*"')
})

it('asks browsers for https alone by CloudFront’s own field, which a custom header may not', () => {
  const headers = JSON.stringify(templateOf('/').Resources.DocumentHeaders)
  expect(headers).toContain('"StrictTransportSecurity":{"AccessControlMaxAgeSec":31536000,"Override":true}')
  expect(headers).not.toContain('"Header":"Strict-Transport-Security"')
  const below = plainSite('/')
  below.headers['Strict-Transport-Security'] = 'max-age=31536000; includeSubDomains'
  expect(cloudFrontFiles(below)['cloudformation.json']?.replaceAll(/\s/g, '')).toContain(
    '"StrictTransportSecurity":{"AccessControlMaxAgeSec":31536000,"IncludeSubdomains":true,"Override":true}',
  )
})

/** What the function of the template makes of a path: the object of the bucket, or a status and where to. */
function pathOf(base: string, uri: string, querystring: object = {}): string {
  const { FunctionCode } = templateOf(base).Resources.Paths?.Properties ?? {}
  const event = JSON.stringify({ request: { method: 'GET', uri, querystring, headers: {}, cookies: {} } })
  const outcome = runInNewContext(`${String(FunctionCode)};handler(${event})`) as {
    uri?: string
    statusCode?: number
    headers: { location?: { value: string } }
  } // a request or a response, as CloudFront has them
  return outcome.uri ?? `${outcome.statusCode} ${outcome.headers.location?.value ?? ''}`.trim()
}

it.each(['/', '/member/'])('the function answers the app at %s for every path that is no file', (base) => {
  for (const path of ['', 'home', 'privilege/detail', 'x.y/z', 'assets'])
    expect([path, pathOf(base, base + path)]).toEqual([path, `${base}index.html`])
  for (const file of ['index.html', 'config.json', 'icon.svg', '.well-known/a.txt'])
    expect(pathOf(base, base + file)).toBe(base + file)
  for (const hidden of ['_headers', '_redirects', '.vite/manifest.json', '.htaccess'])
    expect([hidden, pathOf(base, base + hidden)]).toEqual([hidden, '404'])
})

it('the function keeps the query of a path without its slash, and knows nothing outside of the base', () => {
  const query = {
    code: { value: 'a%2Fb' },
    brandRef: { value: 'one', multiValue: [{ value: 'one' }, { value: 'two' }] },
  }
  expect(pathOf('/member/', '/member', query)).toBe('301 /member/?code=a%2Fb&brandRef=one&brandRef=two')
  expect(pathOf('/member/', '/member')).toBe('301 /member/')
  expect(pathOf('/member/', '/membership')).toBe('404')
  expect(pathOf('/member/', '/home')).toBe('404')
})

it('the commands are a script that a shell reads, and say how long each file is kept', () => {
  const { 's3.sh': commands = '' } = cloudFrontFiles(plainSite('/member/'))
  expect(spawnSync('sh', ['-n'], { input: commands, encoding: 'utf8' }).stderr).toBe('')
  const lines = commands.replaceAll('\\\n', ' ').split('\n')
  const copies = lines.filter((line) => line.startsWith('aws s3'))
  expect(copies).toHaveLength(4)
  for (const line of copies) {
    const kept = line.includes('"$dist/assets"') ? CACHE_CONTROL.asset : CACHE_CONTROL.document
    expect(line).toContain(`--cache-control '${kept}'`)
    expect(line).toContain('"s3://$bucket/member/')
  }
})

it.each([
  ['leave what they copy', true],
  ['take away that of a deployment before, where the build has none', false],
])('of an address for reports, the commands %s', (_what, isThere) => {
  const folder = mkdtempSync(join(tmpdir(), 's3-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'dist/.well-known'), { recursive: true })
  if (isThere) writeFileSync(join(folder, 'dist/.well-known/security.txt'), '')
  // Stands in for AWS's command: says what it is asked.
  writeFileSync(join(folder, 'aws'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 })
  const input = cloudFrontFiles(plainSite('/'))['s3.sh']
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const said = execFileSync('sh', ['-s', 'dist', 'stack'], { cwd: folder, input, env, encoding: 'utf8' })
  const removed = said.split('\n').filter((line) => line.startsWith('s3 rm'))
  expect(removed.map((line) => line.replace(/s3:.*\/(?=\.)/, ''))).toEqual(
    isThere ? [] : ['s3 rm .well-known/security.txt'],
  )
  expect(said).toContain('cloudfront create-invalidation')
})
