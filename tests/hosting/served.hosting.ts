import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { builtHeaders } from '../../tools/build/document/built-headers.ts'
import { CACHE_CONTROL } from '../../tools/build/document/hosting-rules.ts'
import { withSnapshot } from '../../tools/deploy/snapshot/document.ts'
import { examine } from '../../tools/doctor/examine.ts'
import { liveSite } from '../../tools/doctor/live-site.ts'
import { standInSite, type StandIn } from '../support/planted/stand-in-site.ts'
import { isInstalled, publicFolder, servers, startImage, type Running } from './servers.ts'
import { ask, entry, html, siteFolder } from './site-folder.ts'

let folder: string
let api: StandIn
let config: Record<string, unknown>
beforeAll(async () => {
  api = await standInSite()
  ;({ folder, config } = siteFolder(api.apiOrigin))
})
afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true })
})

if (!isInstalled) console.log('Not run: nginx is not installed (Debian: apt-get install nginx-light).')

describe.each(servers)('$name', { skip: !isInstalled }, ({ start }) => {
  let site: Running
  beforeAll(async () => {
    site = await start({ APP_ROOT: folder })
  })
  afterAll(() => site.close())

  it('answers the app at every path that is no file', async () => {
    for (const path of ['/', '/home', '/privilege/detail?privilegeId=1', '/x.y/z', '/assets']) {
      const { status, headers, body } = await ask(site.origin + path)
      expect([path, status, headers['cache-control'], body.toString()]).toEqual([
        path,
        200,
        CACHE_CONTROL.document,
        html,
      ])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })

  it('has assets kept for a year, and a missing one asked for again', async () => {
    const found = await ask(site.origin + entry)
    expect([found.status, found.headers['cache-control']]).toEqual([200, CACHE_CONTROL.asset])
    expect(found.headers['content-type']).toBe('text/javascript; charset=utf-8')

    const same = await ask(site.origin + entry, { 'If-None-Match': String(found.headers.etag) })
    expect([same.status, same.headers['cache-control']]).toEqual([304, CACHE_CONTROL.asset])

    for (const path of ['/assets/app-gone.js', '/assets/gone.css', '/assets/', '/assets/app-gone.js?x=.js']) {
      const { status, headers, body } = await ask(site.origin + path)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, CACHE_CONTROL.missing])
      expect(body.toString()).not.toContain('<script')
    }
  })

  it('sends config.json, and what the host alone reads to nobody', async () => {
    const { status, headers, body } = await ask(`${site.origin}/config.json`)
    expect([status, headers['cache-control']]).toEqual([200, CACHE_CONTROL.document])
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(JSON.parse(body.toString())).toEqual(config)
    mkdirSync(join(folder, 'assets/.git'), { recursive: true })
    for (const name of ['config', 'hook.js']) writeFileSync(join(folder, 'assets/.git', name), 'secret')
    for (const path of [
      '/_headers',
      '/_redirects',
      '/.vite/manifest.json',
      '/.git/config',
      '/sub/.git/config',
      '/.well-known/.git/config',
      '/assets/.git/config',
      '/assets/.git/hook.js',
    ])
      expect([path, (await ask(site.origin + path)).status]).toEqual([path, 404])
    rmSync(join(folder, 'assets/.git'), { recursive: true })
  })

  it('answers no TRACE, which would show a page the headers of its request', async () => {
    expect((await ask(`${site.origin}/home`, { 'X-Secret': 'secret' }, 'TRACE')).status).toBe(405)
  })

  it('sends the headers of the build with every answer, and the hosts of config.json in its policy', async () => {
    // Built for the sandbox's brands, which have no LIFF ID.
    const { 'cross-origin-opener-policy': _opener, ...built } = Object.fromEntries(
      builtHeaders(folder).map(([header, value]) => [header.toLowerCase(), value]),
    )
    const policy = built['content-security-policy']
      ?.replace(
        /connect-src [^;]+/,
        `$& ${api.apiOrigin} https://reports.brand.example https://vitals.brand.example https://usage.brand.example`,
      )
      .replace(/img-src [^;]+/, `$& ${api.apiOrigin}`)
    expect(policy).toMatch(
      /script-src 'self' 'sha256-.*; object-src 'none'; base-uri 'none'; frame-ancestors 'none'/,
    )
    expect(built).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=31536000',
    })
    for (const path of [
      '/',
      '/home',
      entry,
      '/assets/gone.js',
      '/config.json',
      '/_headers',
      '/%',
      '/icon.svg',
    ]) {
      const { headers, status } = await ask(site.origin + path)
      expect(headers).not.toHaveProperty('cross-origin-opener-policy')
      // nginx answers a malformed request before it has chosen a site.
      if (status !== 400)
        expect([path, headers]).toEqual([
          path,
          expect.objectContaining({ ...built, 'content-security-policy': policy }),
        ])
    }
  })

  it('compresses, with brotli where the browser reads it', async () => {
    const plain = await ask(site.origin + entry)
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await ask(site.origin + entry, { 'Accept-Encoding': accepted })
      expect([accepted, headers['content-encoding'], headers.vary]).toEqual([
        accepted,
        encoding,
        'Accept-Encoding',
      ])
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
      expect([headers['cache-control'], unpack(body).equals(plain.body)]).toEqual([CACHE_CONTROL.asset, true])
    }
    const page = await ask(`${site.origin}/home`, { 'Accept-Encoding': 'gzip' })
    expect(page.headers['content-encoding']).toBe('gzip')
    const { headers } = await ask(`${site.origin}/assets/gone.js`, { 'Accept-Encoding': 'br, gzip' })
    expect(headers['cache-control']).toBe(CACHE_CONTROL.missing)
  })

  it('writes no query into its log', async () => {
    await ask(`${site.origin}/authentication/line-login?code=secret-code`, {
      Referer: 'https://x.example/?secret-referrer',
    })
    await ask(`${site.origin}/assets/gone.js?secret-of-asset`)
    await expect.poll(() => site.log()).toContain('/assets/gone.js')
    expect(site.log()).toContain('/authentication/line-login')
    expect(site.log()).not.toContain('secret')
  })

  it('writes no query into its log of what it refuses at once', async () => {
    const long = 'a'.repeat(10_000)
    const refused = [
      await ask(`${site.origin}/home?secret-of-trace`, {}, 'TRACE'),
      await ask(`${site.origin}/home?secret-of-cookies`, { Cookie: long }),
      await ask(`${site.origin}/home?secret-${long}`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([405, 400, 414])
    for (const { status } of refused) await expect.poll(() => site.log()).toContain(`" ${status} `)
    expect(site.log()).not.toContain('secret')
  })

  it('pleases the doctor', async () => {
    api.origin = site.origin
    const findings = await examine(liveSite(20_000), site.origin, {
      token: sessionFor('gold', 'doisai'),
      lineApi: `${api.apiOrigin}/line`,
    })
    expect(findings.filter(({ result }) => result !== 'good')).toEqual([])
    expect(findings.length).toBeGreaterThan(40)
  })
})

describe('the start of nginx’s image', { skip: !isInstalled }, () => {
  it('leaves a snapshot as it is, but not beside another config.json', async () => {
    const own = publicFolder()
    onTestFinished(() => rmSync(own, { recursive: true }))
    cpSync(folder, own, { recursive: true })
    const snapshot = withSnapshot(html, {
      config,
      brands: [],
    })
    for (const name of ['index.html', '404.html']) writeFileSync(join(own, name), snapshot)
    const same = await startImage({ APP_ROOT: own })
    onTestFinished(() => same.close())
    expect((await ask(same.origin)).body.toString()).toBe(snapshot)

    const another = JSON.stringify({ ...config, defaultBrandRef: 'sabaimart' })
    // The other configuration comes from the environment, or replaces the build's file.
    for (const CONFIG_JSON of [another, undefined]) {
      for (const name of ['index.html', '404.html']) writeFileSync(join(own, name), snapshot)
      if (!CONFIG_JSON) writeFileSync(join(own, 'config.json'), another)
      const other = await startImage({ APP_ROOT: own, ...(CONFIG_JSON && { CONFIG_JSON }) })
      onTestFinished(() => other.close())
      const text = (await ask(other.origin)).body.toString()
      expect(text.replaceAll(/\s+/g, '')).toBe(html.replaceAll(/\s+/g, ''))
      // What the server has written, it could write anew.
      expect(other.written).toEqual(CONFIG_JSON ? ['config.json'] : [])
      expect(readFileSync(join(own, 'index.html'), 'utf8')).toBe(snapshot)
    }
  })

  it('says which folder it cannot write its configuration to', async () => {
    const start = startImage({ APP_ROOT: folder, NGINX_ENVSUBST_OUTPUT_DIR: '/missing' })
    await expect(start).rejects.toThrow('/missing cannot be written')
  })

  it('can write no file of the image’s site, in none of its layers', () => {
    const lines = readFileSync(
      join(import.meta.dirname, '../../tools/deploy/nginx/Dockerfile'),
      'utf8',
    ).split('\n')
    expect(lines.filter((line) => /\bchown\b.*\/app|^COPY .*\bchown|^USER/.test(line))).toEqual(['USER 101'])
    const site = 'COPY dist /app$BASE'
    const copy = 'RUN sh /usr/local/share/deploy/without-snapshot.sh /app "$BASE"'
    expect(lines.filter((line) => [site, copy, 'USER 101'].includes(line))).toEqual([site, copy, 'USER 101'])
  })

  it('takes its config.json from the environment, and pictures from no other hosts where these are named', async () => {
    const own = {
      ...config,
      customerApiUrl: 'https://api.brand.example/v2',
      brands: [{ ref: 'a', name_th: 'ก', name_en: 'A', logoUrl: 'https://logo.brand.example/a.png' }],
    }
    const running = await startImage({
      APP_ROOT: folder,
      CONFIG_JSON: JSON.stringify(own),
      IMAGE_HOSTS: 'https://*.cdn.example',
    })
    onTestFinished(running.close)
    const { headers, body } = await ask(`${running.origin}/config.json`)
    expect(JSON.parse(body.toString())).toEqual(own)
    expect(headers['content-security-policy']).toMatch(/connect-src [^;]* https:\/\/api\.brand\.example /)
    const [, pictures] = /img-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
    expect(pictures?.split(' ')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://api.brand.example',
      api.apiOrigin,
      'https://logo.brand.example',
      'https://profile.line-scdn.net',
      'https://*.cdn.example',
    ])
  })
})
