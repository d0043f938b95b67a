import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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
  localStorage.setItem('themeTokens', JSON.stringify({ ...themeOf(RED), source }))
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
    localStorage.setItem('themeTokens', text)
    localStorage.setItem('appSetting', text)
    expect(paintBrandOfVisit('b', snapshot)).toBe(setting)
    expect(painted()).toBe(BLUE)
  })
})

it('The settings before the app has loaded are those of the last visit, before those of the document', () => {
  const other = { ...setting, covers: ['https://brand.example/new.png'] }
  localStorage.setItem('appSetting', JSON.stringify(other))
  expect(paintBrandOfVisit('b', snapshot)).toEqual(other)
})

it('The settings before the app has loaded are the document’s where the last visit was to another brand', () => {
  localStorage.setItem('appSetting', JSON.stringify({ ...setting, brandRef: 'a' }))
  expect(paintBrandOfVisit('b', snapshot)).toBe(setting)
  expect(paintBrandOfVisit('b', undefined)).toBeUndefined()
})

it('A start at a brand of the address has nothing of the brand of the last visit: colours, logo, name and reads are its own', async () => {
  visited('a')
  const settingOf = (brandRef: string) => ({ brandRef, loginLogo: `https://brand.example/${brandRef}.png` })
  localStorage.setItem('brandRef', 'a')
  localStorage.setItem('appSetting', JSON.stringify({ ...settingOf('a'), readAt: Date.now() }))
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
