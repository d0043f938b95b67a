import { chmodSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CACHE_CONTROL } from '../../tools/build/document/hosting-rules.ts'
import { ask, page, sitesAt } from './site-folder.ts'
import { writtenServers } from './written-servers.ts'

/** What a path answers: status, body or, for a redirect, where to, and how long it is kept. */
async function answer(origin: string, path: string, method?: string) {
  const { status, headers, body } = await ask(origin + path, {}, method)
  const target = headers.location && new URL(headers.location, origin).href.replace(origin, '')
  return [status, target ?? (status === 200 ? body.toString() : ''), headers['cache-control']]
}

const connectSources = async (url: string) =>
  /connect-src [^;]*/.exec(String((await ask(url)).headers['content-security-policy']))?.[0] ?? ''

describe.each(writtenServers)('$name', ({ isInstalled, startSites }) => {
  if (!isInstalled) return it.skip('is not installed')

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
      expect((await answer(host.origin, `${base.slice(0, -1)}ship`))[0]).toBe(404)
      expect(await connectSources(`${host.origin}${base}assets/app-2.js`)).toContain(
        `https://api.${base.slice(1, -1)}.example`,
      )
    }
    await ask(`${host.origin}/club/assets/last.js?secret`)
    await expect.poll(() => host.log()).toContain('/club/assets/last.js')
    expect(host.log()).not.toMatch(/code=1|secret/)
  })
})
