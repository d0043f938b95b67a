import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { standInSite, type StandIn } from '../../tools/doctor/planted/stand-in-site.ts'
import { withSnapshot } from '../../tools/deploy/snapshot/document.ts'
import { starts } from './servers.ts'
import { ask, html, publicFolder, siteFolder } from './site-folder.ts'

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

describe.each(starts)('the start of $name', ({ isInstalled, start }) => {
  if (!isInstalled) return it.skip('is not installed')

  it('leaves a snapshot as it is, but not beside another config.json', async () => {
    const own = publicFolder()
    onTestFinished(() => rmSync(own, { recursive: true }))
    cpSync(folder, own, { recursive: true })
    const snapshot = withSnapshot(html, {
      raw: config,
      brands: [],
      pages: [{ path: '/', brandRef: 'doisai', locale: 'th', html: '<h1>A</h1>' }],
      styles: '<style data-styled="true">.a{}/*!sc*/\n.b{}</style>',
    })
    for (const name of ['index.html', '404.html']) writeFileSync(join(own, name), snapshot)
    const same = await start({ APP_ROOT: own })
    onTestFinished(() => same.close())
    expect((await ask(same.origin)).body.toString()).toBe(snapshot)

    const another = JSON.stringify({ ...config, defaultBrandRef: 'sabaimart' })
    // Given to the start, or put in the place of the build's own.
    for (const CONFIG_JSON of [another, undefined]) {
      for (const name of ['index.html', '404.html']) writeFileSync(join(own, name), snapshot)
      if (!CONFIG_JSON) writeFileSync(join(own, 'config.json'), another)
      const other = await start({ APP_ROOT: own, ...(CONFIG_JSON && { CONFIG_JSON }) })
      onTestFinished(() => other.close())
      const text = (await ask(other.origin)).body.toString()
      expect(text.replaceAll(/\s+/g, '')).toBe(html.replaceAll(/\s+/g, ''))
    }
  })

  it('takes its config.json from the environment, and pictures from no other hosts where these are named', async () => {
    const own = {
      ...config,
      customerApiUrl: 'https://api.brand.example/v2',
      brands: [{ ref: 'a', name_th: 'ก', name_en: 'A', logoUrl: 'https://logo.brand.example/a.png' }],
    }
    const running = await start({
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
