import { th } from '#tests/names.ts'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, expect as expectPage } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { findChromium, launchArguments } from '../../tools/browser/find-chromium.ts'
import { examine } from '../../tools/doctor/examine.ts'
import { liveSite } from '../../tools/doctor/live-site.ts'
import { standInSite, type StandIn } from '../support/planted/stand-in-site.ts'
import { holdFiles } from '../../e2e/support/hold-files.ts'
import { documentWithSnapshot } from '../../e2e/support/snapshot.ts'
import { isInstalled, publicFolder, servers, startImage } from './servers.ts'

const root = join(import.meta.dirname, '../..')
const BASE = '/member/'

/** A page on a phone, and the errors in its console. */
async function openBrowser() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments() })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ locale: 'th-TH', viewport: { width: 390, height: 844 } })
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  return { page, faults }
}

describe(`a build for ${BASE}`, { skip: !isInstalled }, () => {
  let folder: string
  let api: StandIn
  beforeAll(async () => {
    folder = publicFolder()
    api = await standInSite()
    const config = join(folder, 'brand.json')
    writeFileSync(config, JSON.stringify({ ...api.config, liffIds: {} }))
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    execFileSync('node', [vite, 'build', '--outDir', join(folder, BASE), '--logLevel', 'error'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', BASE, CONFIG: config },
    })
  })
  afterAll(() => {
    api.close()
    rmSync(folder, { recursive: true })
  })

  it.each(servers)('is served below it alone by $name', async ({ start }) => {
    const site = await start({ APP_ROOT: folder, BASE })
    onTestFinished(site.close)
    const answers = await Promise.all(
      ['', 'home', 'privilege/detail?x=1', 'config.json', 'icon.svg', 'assets/gone.js', '_headers']
        .map((path) => `${BASE}${path}`)
        .concat('/home', '/config.json', '/member?x=1')
        .map(async (path) => {
          const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' })
          const location = headers.get('location')
          return [path, status, headers.get('cache-control'), location && new URL(location, site.origin).href]
        }),
    )
    api.origin = site.origin
    const findings = await examine(liveSite(20_000), `${site.origin}/member`)
    expect(findings.filter(({ result }) => result === 'bad')).toEqual([])
    expect(answers.map(([path, status]) => `${path} ${status}`).slice(0, -1)).toEqual([
      '/member/ 200',
      '/member/home 200',
      '/member/privilege/detail?x=1 200',
      '/member/config.json 200',
      '/member/icon.svg 200',
      '/member/assets/gone.js 404',
      '/member/_headers 404',
      '/home 404',
      '/config.json 404',
    ])
    expect(answers.at(5)?.[2]).toBe('no-store')
    expect(answers.at(-1)?.[1]).toBeOneOf([301, 308])
    expect(answers.at(-1)?.[3]).toBe(`${site.origin}/member/?x=1`)
  })

  it('has no icon of the sandbox’s brands, because it is built for a brand', () => {
    const icons = readdirSync(join(folder, BASE)).filter((name) => name.startsWith('icon'))
    expect(icons).toEqual(['icon.svg'])
  })

  it('names nothing outside of it in what hosts read', () => {
    const read = (name: string) => readFileSync(join(folder, BASE, name), 'utf8')
    expect(read('_headers')).toContain('\n/member/assets/*\n')
    expect(read('_redirects')).toContain('/member/home /member/ 200\n')
    expect(read('index.html')).not.toMatch(/["'](\/assets|\/config|\/icon)/)
  })

  it('is walked by a member: log-in, home, pages, a reload and a return, and no address leads out of it', async () => {
    const site = await startImage({ APP_ROOT: folder, BASE })
    onTestFinished(site.close)
    api.origin = site.origin
    const { page, faults } = await openBrowser()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const at = (path: string) => expectPage(page).toHaveURL(new RegExp(`^${site.origin}/member${path}`))

    await page.goto(`${site.origin}/member/profile?brandRef=doisai`)
    await at('/authentication/line-login')
    // Stored while a page without the app is open: the app would react to the new session.
    await page.goto(`${site.origin}/member/config.json`)
    await page.evaluate(
      (token) => {
        localStorage.setItem('token', token)
        localStorage.setItem('tokenBrandRef', 'doisai')
      },
      sessionFor('gold', 'doisai'),
    )
    await page.goto(`${site.origin}/member/home?brandRef=doisai`)
    await at('/home')
    await page.getByRole('navigation').getByRole('link', { name: th.privilege }).first().click()
    await at('/privilege')
    await page.reload()
    await at('/privilege')
    await page.goBack()
    await at('/home')
    await page.goto(`${site.origin}/member/nowhere?brandRef=doisai`)
    await expectPage(page.getByRole('link').or(page.getByRole('button')).first()).toBeVisible()
    await page.goto(`${site.origin}/member/?brandRef=doisai`)
    await at('/(home|authentication)')

    expect(
      asked.filter((url) => url.startsWith(site.origin) && !url.startsWith(`${site.origin}/member/`)),
    ).toEqual([])
    expect(asked.filter((url) => url.includes('/member/assets/')).length).toBeGreaterThan(5)
    expect(faults).toEqual([])
  })

  it('begins with the brand’s logo, with a snapshot', async () => {
    const file = join(folder, BASE, 'index.html')
    const before = readFileSync(file, 'utf8')
    onTestFinished(() => writeFileSync(file, before))
    const config: unknown = JSON.parse(readFileSync(join(folder, BASE, 'config.json'), 'utf8'))
    // The address is never requested, because the API has its own origin.
    writeFileSync(
      file,
      await documentWithSnapshot(join(folder, BASE), 'https://site.invalid/member/', config),
    )
    const site = await startImage({ APP_ROOT: folder, BASE })
    onTestFinished(site.close)
    api.origin = site.origin
    const { page, faults } = await openBrowser()
    const release = await holdFiles(page, '**/assets/*.js')
    await page.goto(`${site.origin}/member/authentication/line-login`, { waitUntil: 'commit' })
    await expectPage(page.locator('.sk-brand img')).toBeVisible()
    release()
    await expectPage(page.getByRole('button', { name: th.loginWithPhone })).toBeVisible()
    expect(faults).toEqual([])
  })
})
