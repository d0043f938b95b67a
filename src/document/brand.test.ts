import { given, givenText, type Things } from '#tests/support/stored.ts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { writtenReads } from '../../tools/build/document/written-reads'
import type { AppSetting } from '@/brand/app-setting'
import { deriveTokens } from '@/theme/derive-tokens'
import { paintBrandOfVisit } from './brand'

const root = document.documentElement
const painted = () => root.style.getPropertyValue('--color-surface')
const themeOf = (background: string) => ({
  light: deriveTokens({ '--background': background }, 'light'),
  dark: deriveTokens({ '--background': background }, 'dark'),
  isDark: false,
})
const RED = '#ffeeee'
const BLUE = '#eeeeff'
const setting = { brandRef: 'b', covers: ['https://brand.example/old.png'] } as AppSetting // the fields that are read here
const snapshot = { setting, theme: themeOf(BLUE) }

/** Stores the colours of a brand as its last visit does. */
function visited(brandRef: string) {
  const source = JSON.stringify(['/assets/app.js', brandRef, {}, false])
  given({ brandColours: { ...themeOf(RED), source } })
}

beforeEach(() => root.removeAttribute('style'))

describe('The colours before the app has loaded', () => {
  it('are those of the brand’s last visit, before those of the document', () => {
    visited('b')
    paintBrandOfVisit('b', snapshot)
    expect(painted()).toBe(RED)
  })

  it('are the document’s where the last visit was to another brand', () => {
    visited('a')
    paintBrandOfVisit('b', snapshot)
    expect(painted()).toBe(BLUE)
  })

  it('are nobody’s where the document knows the brand neither', () => {
    visited('a')
    paintBrandOfVisit('b', undefined)
    expect(painted()).toBe('')
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"source":7}',
    '{"source":"{"}',
    '{"light":null,"source":"[0,\\"b\\"]"}',
  ])('are the document’s where %s is stored', (text) => {
    givenText('brandColours', text)
    givenText('brandSettings', text)
    expect(paintBrandOfVisit('b', snapshot)).toBe(setting)
    expect(painted()).toBe(BLUE)
  })
})

it('The settings before the app has loaded are those of the last visit, before those of the document', () => {
  const other = { ...setting, covers: ['https://brand.example/new.png'] }
  given({ brandSettings: other })
  expect(paintBrandOfVisit('b', snapshot)).toEqual(other)
})

it('The settings before the app has loaded are the document’s where the last visit was to another brand', () => {
  given({ brandSettings: { ...setting, brandRef: 'a' } })
  expect(paintBrandOfVisit('b', snapshot)).toBe(setting)
  expect(paintBrandOfVisit('b', undefined)).toBeUndefined()
})

it('A start at a brand of the address has nothing of the brand of the last visit: colours, logo, name and reads are its own', async () => {
  visited('a')
  const settingOf = (brandRef: string) => ({ brandRef, loginLogo: `https://brand.example/${brandRef}.png` })
  given({ brand: 'a', brandSettings: { ...settingOf('a'), readAt: Date.now() } })
  history.replaceState(null, '', '/authentication/line-login?brandRef=b')
  const rows = ['a', 'b'].map((ref) => ({
    ref,
    name_th: `แบรนด์ ${ref}`,
    customerApiUrl: `https://${ref}.example`,
  }))
  const snapshots = [
    { setting: settingOf('a'), theme: themeOf(RED) },
    { setting: settingOf('b'), theme: themeOf(BLUE) },
  ]
  const elements = { config: { defaultBrandRef: 'a', crmApiUrl: '', brands: rows }, brands: snapshots }
  document.body.innerHTML = Object.entries(elements)
    .map(([id, json]) => `<script id="${id}" type="application/json">${JSON.stringify(json)}</script>`)
    .join('')
  const fetch = vi.fn((_url: string) => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('TITLES', {})
  vi.stubGlobal('PRELOADS', undefined)
  vi.stubGlobal('FIRST_READS', writtenReads())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // The address is read as the modules load.
  vi.resetModules()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  await import('./head')
  expect(painted()).toBe(BLUE)
  await vi.waitFor(() => expect(document.title).toBe('แบรนด์ b'))
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href }) => href,
  )
  expect(preloaded).toEqual(['https://brand.example/b.png'])
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    'https://b.example/api/v1.0/Theme/GetTheme?brandRef=b',
  ])
})

describe('The document before the app has loaded', () => {
  const MARKS = ['entry', 'root', 'text', 'saver', 'figures', 'cover', 'goal']

  interface Start {
    last?: Things
    brand?: object
    more?: object
    setting?: object
    answer?: object
  }

  /** Opens an address of brand b, as the visitor that the last visit has stored. */
  async function start(
    address: string,
    { last = {}, brand = {}, more = {}, setting: own, answer = {} }: Start,
  ) {
    for (const name of MARKS) root.removeAttribute(`data-${name}`)
    document.head.innerHTML =
      '<link rel="icon" type="image/svg+xml" href="/own.svg"><meta name="description">'
    document.title = 'Members'
    const raw = { defaultBrandRef: 'b', brands: [{ ref: 'b', ...brand }], ...more }
    document.body.innerHTML = `<script id="config" type="application/json">${JSON.stringify(raw)}</script>`
    given(last)
    if (own) given({ brandSettings: { brandRef: 'b', readAt: Date.now(), ...own } })
    history.replaceState(null, '', address)
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
    vi.stubGlobal('TITLES', { '/profile': ['โปรไฟล์', 'Profile', 1], '/profile/help': ['ช่วยเหลือ', 'Help'] })
    vi.stubGlobal('PRELOADS', undefined)
    vi.stubGlobal('FIRST_READS', writtenReads())
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.resetModules()
    onTestFinished(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })
    await import('./head')
    await Promise.resolve()
    const shown = MARKS.filter((name) => root.hasAttribute(`data-${name}`))
    return {
      ...Object.fromEntries(shown.map((name) => [name, root.getAttribute(`data-${name}`)])),
      lang: root.lang,
      title: root.style.getPropertyValue('--sk-title'),
    }
  }
  const head = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
  const member = { bearer: 'bearer-1', bearerBrand: 'b', brand: 'b' }
  const preloads = () =>
    [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'))

  it('has the member’s text size, data saver, covered figures and language, and the title of the page', async () => {
    const chosen = { textSize: 'large', dataSaver: 'on', figures: 'hidden', language: 'en' }
    expect(await start('/profile', { last: { ...member, ...chosen } })).toMatchObject({
      text: 'large',
      saver: '',
      figures: 'hidden',
      lang: 'en-US',
      entry: 'page',
      title: '"Profile"',
      root: '',
    })
  })

  it('has nothing of what no member has chosen, and a way back below a tab’s first page', async () => {
    const shown = await start('/profile/help', { last: member })
    expect(shown).toMatchObject({ lang: 'th', entry: 'page', title: '"ช่วยเหลือ"' })
    for (const name of ['text', 'saver', 'figures', 'root']) expect(shown).not.toHaveProperty(name)
  })

  it.each([
    ['th', { name_th: 'ดอยใส', name_en: 'Doi Sai', description_th: 'กาแฟ' }, ['ดอยใส', 'กาแฟ']],
    ['en', { name_th: 'ดอยใส', name_en: 'Doi Sai', description_th: 'กาแฟ' }, ['Doi Sai', 'Every brand']],
    ['en', { name_th: 'ดอยใส' }, ['Members', 'Every brand']],
  ])('in %s, of a brand with %j, is named and described as %j', async (language, brand, expected) => {
    await start('/profile', { last: { language }, brand, more: { description_en: 'Every brand' } })
    expect([document.title, head('meta', 'content')]).toEqual(expected)
  })

  it.each([
    [{ iconUrl: '/icon.png', logoUrl: '/logo.png' }, '/icon.png'],
    [{ logoUrl: 'https://b.example/logo.png' }, 'https://b.example/logo.png'],
    [{}, '/all.png'],
    [{ iconUrl: 'data:image/png;base64,AA' }, 'data:image/png;base64,AA'],
    [{ iconUrl: '//b.example/icon.png' }, '/own.svg'],
    [{ iconUrl: 'http://b.example/icon.png' }, '/own.svg'],
    [{ iconUrl: 'data:text/html,x' }, '/own.svg'],
  ])('of a brand with %j has the icon %s', async (brand, icon) => {
    await start('/profile', { brand, more: { iconUrl: '/all.png' } })
    expect(head('link', 'href')).toBe(icon)
    expect(document.querySelector('link')?.hasAttribute('type')).toBe(icon === '/own.svg')
  })

  const covers = ['https://b.example/cover.png']
  const shownAs = (displayType: number, isDisplay = true) => ({
    covers,
    coverPage: { isDisplay, displayType },
  })
  it.each([
    ['the cover in the page’s width', shownAs(2), {}, 'content', covers],
    ['the cover in the screen’s width', shownAs(1), {}, 'full', covers],
    ['no cover where they are switched off', shownAs(1, false), {}, undefined, []],
    ['no cover where there are none', { ...shownAs(1), covers: [] }, {}, undefined, []],
    ['no cover where data is saved', shownAs(1), { dataSaver: 'on' }, undefined, []],
    ['a place for one on a first visit', undefined, {}, 'content', []],
    ['no place for one on a first visit that saves data', undefined, { dataSaver: 'on' }, undefined, []],
  ])('of home has %s', async (_what, own, last, cover, pictures) => {
    const shown = await start('/home', { last: { ...member, ...last }, ...(own && { setting: own }) })
    expect(shown).toMatchObject({ entry: 'home' })
    expect(root.dataset.cover).toBe(cover)
    expect(preloads()).toEqual(pictures)
    expect(root.dataset.goal).toBeUndefined()
  })

  it('of home has the cover as low as the row of a saving goal makes it', async () => {
    const last = { ...member, memberId: 'M1', goal: { privilegeId: 'P1' } }
    await start('/home', { last, setting: shownAs(1) })
    expect(root.dataset.goal).toBe('')
  })

  it.each([
    ['the picture of its first card', {}, ['https://b.example/first.jpg']],
    ['no picture where data is saved', { dataSaver: 'on' }, []],
  ])('of a list loads %s', async (_what, last, pictures) => {
    const read = vi.spyOn(Response.prototype, 'json')
    await start('/package', {
      last: { ...member, ...last },
      more: { customerApiUrl: 'https://b.example', crmApiUrl: '' },
      setting: {},
      answer: { payload: [{ main_image_url: '/first.jpg' }, { main_image_url: '/second.jpg' }] },
    })
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
    await read.mock.results[0]?.value
    await Promise.resolve()
    expect(preloads()).toEqual(pictures)
  })
})
