import { once } from 'node:events'
import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { API_HEADERS, CACHE_CONTROL } from '../../tools/build/document/hosting-rules.ts'
import { freePort, stop } from '../../tools/command-line/listen.ts'
import { writeSecurityText } from '../../tools/deploy/security-text.ts'
import { ask, page, sitesAt } from './site-folder.ts'
import { isInstalled, publicFolder, startImage, startSites } from './servers.ts'

/** The answer to a path: status, body or redirect target, and Cache-Control. */
async function answer(origin: string, path: string, method?: string) {
  const { status, headers, body } = await ask(origin + path, {}, method)
  const target = headers.location && new URL(headers.location, origin).href.replace(origin, '')
  return [status, target ?? (status === 200 ? body.toString() : ''), headers['cache-control']]
}

const connectSources = async (url: string) =>
  /connect-src [^;]*/.exec(String((await ask(url)).headers['content-security-policy']))?.[0] ?? ''

const document = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8')

/** The nginx block of docs/hosting.md for an API on the site's origin. */
function proxyRecipe(): string {
  const [, section = ''] = document.split('\n## An API on this origin\n')
  const recipe = /```nginx\n([^]*?)```/.exec(section)?.[1]
  if (!recipe?.includes(UPSTREAM)) throw new Error('docs/hosting.md has no such block')
  return recipe
}

const UPSTREAM = 'https://api.brand.example'
const SECURITY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]
const PATH = '/api/v1.0/UniversalScanCode/VerifyCustomer'
const QUERY = '?customerMobileNo=0810000000&code=secret-code'

/** Answers with the requested path, and with headers that are none of the site's. */
const answerAsApi: RequestListener = (request, response) => {
  response
    .setHeader('Content-Security-Policy', 'default-src *')
    .setHeader('X-Content-Type-Options', 'off')
    .setHeader('Referrer-Policy', 'unsafe-url')
    .setHeader('Strict-Transport-Security', 'max-age=0')
    .end(`upstream: ${request.url}`)
}

/** An API without TLS, or with this key and certificate. */
async function startUpstream(port: number, tls?: { key: string; cert: string }): Promise<Server> {
  const upstream = tls ? createTlsServer(tls, answerAsApi) : createServer(answerAsApi)
  await once(upstream.listen(port, '127.0.0.1'), 'listening')
  return upstream
}

const headersScript = join(import.meta.dirname, '../../tools/deploy/headers.ts')

/** A certificate for a name, which nobody has signed but itself. */
function certificateFor(name: string) {
  const folder = publicFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', keyFile, '-out', file]
  const of = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  execFileSync('openssl', ['req', ...kind, ...of], { stdio: 'ignore' })
  return { file, key: readFileSync(keyFile, 'utf8'), cert: readFileSync(file, 'utf8') }
}

describe('nginx by deploy:config', { skip: !isInstalled }, () => {
  it.each([
    ['mailto:security@brand.example', true],
    ['mailto:a@brand.example\nContact: mailto:b@brand.example', false],
    ['javascript:alert(1)', false],
    [undefined, false],
  ])('says where a fault in security is reported, where that is an address: %s', async (address, isSaid) => {
    const [place = { APP_ROOT: '' }] = sitesAt('/')
    const file = join(place.APP_ROOT, 'config.json')
    writeFileSync(file, JSON.stringify({ customerApiUrl: '', crmApiUrl: '', securityContact: address }))
    writeSecurityText(place.APP_ROOT, { base: '/', config: { securityContact: 'mailto:old@brand.example' } })
    const host = await startSites([place])
    onTestFinished(host.close)
    const { headers, body } = await ask(`${host.origin}/.well-known/security.txt`)
    const [contact, expires = ''] = body.toString().split('\n')
    expect(contact === `Contact: ${address}`).toBe(isSaid)
    if (!isSaid) return expect(body.toString()).toBe(page('/'))
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000
    expect([days > 300, days < 366]).toEqual([true, true])
  })

  it.each([
    ['the same', 'mailto:security@brand.example', true],
    ['another', 'mailto:security@other.example', false],
    ['no', undefined, false],
  ])(
    'the image says where a fault is reported only to the brand that it is of: %s address',
    async (...row) => {
      const [, securityContact, isSaid] = row
      const [place = { APP_ROOT: '' }] = sitesAt('/')
      const built = { securityContact: 'mailto:security@brand.example' }
      writeFileSync(join(place.APP_ROOT, 'config.json'), JSON.stringify(built))
      // That of another brand, which has to go.
      writeSecurityText(place.APP_ROOT, {
        base: '/',
        config: { securityContact: 'mailto:old@brand.example' },
      })
      execFileSync('node', [headersScript, place.APP_ROOT])
      const host = await startImage({
        ...place,
        CONFIG_JSON: JSON.stringify({ securityContact }, undefined, 2),
      })
      onTestFinished(host.close)
      const { status, body } = await ask(`${host.origin}/.well-known/security.txt`)
      expect(status).toBe(isSaid ? 200 : 404)
      expect(body.toString().startsWith(`Contact: ${built.securityContact}\n`)).toBe(isSaid)
      expect(host.written).toEqual(['config.json'])
    },
  )

  it('writes no query into a log where it may not read the site', async () => {
    const places = sitesAt('/')
    const host = await startSites(places)
    onTestFinished(host.close)
    const APP_ROOT = places[0]?.APP_ROOT ?? ''
    chmodSync(APP_ROOT, 0)
    await ask(`${host.origin}/authentication/line-login?code=secret-code`)
    chmodSync(APP_ROOT, 0o755)
    await expect.poll(() => host.log()).toContain('/authentication/line-login')
    expect(host.log()).not.toContain('secret')
  })

  it('serves two sites below paths of one host, and leads a path without its slash to the app, with its query', async () => {
    const host = await startSites(sitesAt('/member/', '/club/'))
    onTestFinished(host.close)
    for (const base of ['/member/', '/club/']) {
      expect(await answer(host.origin, base)).toEqual([200, page(base), CACHE_CONTROL.document])
      expect(await answer(host.origin, `${base}privilege/detail?id=1`)).toEqual([
        200,
        page(base),
        CACHE_CONTROL.document,
      ])
      expect(await answer(host.origin, `${base}home`, 'HEAD')).toEqual([200, '', CACHE_CONTROL.document])
      expect(await answer(host.origin, `${base}assets/app-1.js`)).toEqual([
        200,
        `'${base}'`,
        CACHE_CONTROL.asset,
      ])
      const [status, target] = await answer(host.origin, `${base.slice(0, -1)}?code=1&state=a%2Fb`)
      expect(status).toBeOneOf([301, 308])
      expect(target).toBe(`${base}?code=1&state=a%2Fb`)
      const ofRedirect = (await ask(`${host.origin}${base.slice(0, -1)}`)).headers
      const ofPage = (await ask(host.origin + base)).headers
      expect(SECURITY.filter((name) => !ofPage[name] || ofRedirect[name] !== ofPage[name])).toEqual([])
      expect((await answer(host.origin, `${base.slice(0, -1)}ship`))[0]).toBe(404)
      expect(await connectSources(`${host.origin}${base}assets/app-2.js`)).toContain(
        `https://api.${base.slice(1, -1)}.example`,
      )
    }
    await ask(`${host.origin}/club/assets/last.js?secret`)
    await expect.poll(() => host.log()).toContain('/club/assets/last.js')
    expect(host.log()).not.toMatch(/code=1|secret|last\.js[^]*last\.js/)
  })

  it('leads an API’s path to the API, whose answers can do nothing on this origin, and writes no query and no token of an SMS into a log, whether the API is there or not', async () => {
    const port = await freePort()
    const upstream = await startUpstream(port)
    const beside = proxyRecipe().replaceAll(UPSTREAM, `http://127.0.0.1:${port}`)
    const host = await startSites(sitesAt('/'), beside)
    onTestFinished(host.close)

    const { status, headers, body } = await ask(host.origin + PATH + QUERY)
    expect([status, body.toString()]).toEqual([200, `upstream: ${PATH}${QUERY}`])
    // In addition to the API's own policy; a browser enforces both.
    expect(headers['content-security-policy']).toContain(API_HEADERS['Content-Security-Policy'])
    expect(headers).toMatchObject({
      'x-content-type-options': API_HEADERS['X-Content-Type-Options'],
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=31536000',
    })
    expect((await ask(`${host.origin}/home`)).body.toString()).toBe(page('/'))
    const ofSms = `${host.origin}/api/v1.0/pdpa/pdpa-detail/secret-of-sms`
    expect((await ask(ofSms)).body.toString()).toContain('secret-of-sms')

    await stop(upstream)
    expect((await ask(host.origin + PATH + QUERY)).status).toBeOneOf([502, 503])
    await ask(`${ofSms}/more?a=1`)
    await expect.poll(() => host.log().split('/pdpa/pdpa-detail/').length - 1).toBe(2)
    await expect.poll(() => host.log().split(PATH).length - 1).toBeGreaterThanOrEqual(2)
    expect(host.log()).not.toMatch(/secret|0810000000/)
  })

  it.each([
    ['its own, of an authority that the server trusts', 'localhost', true, 200],
    ['of an authority that the server does not trust', 'localhost', false, 502],
    ['another name’s', 'evil.example', true, 502],
    ['another name’s that begins like it', 'localhost.evil.example', true, 502],
  ])('asks an API on the site’s origin only where its certificate is right: %s', async (...row) => {
    const [, name, isTrusted, status] = row
    const certificate = certificateFor(name)
    const environment = isTrusted ? { API_AUTHORITIES: certificate.file } : {}
    const port = await freePort()
    const upstream = await startUpstream(port, certificate)
    onTestFinished(() => void stop(upstream))
    let asked = 0
    upstream.on('request', () => (asked += 1))
    const beside = proxyRecipe().replaceAll(UPSTREAM, `https://localhost:${port}`)
    const [place = { APP_ROOT: '' }] = sitesAt('/')
    execFileSync('node', [headersScript, place.APP_ROOT])
    const hosts = [
      await startSites([place], beside, environment),
      await startImage({ ...place, ...environment }, beside),
    ]
    hosts.forEach((host) => onTestFinished(host.close))
    for (const host of hosts) {
      expect((await ask(host.origin + PATH + QUERY)).status).toBe(status)
      expect(host.log()).not.toMatch(/secret|0810000000/)
    }
    expect(asked).toBe(status === 200 ? 2 : 0)
  })
})
