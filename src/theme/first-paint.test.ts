// @vitest-environment happy-dom
import { otherTab } from '#tests/support/other-tab.ts'
import { given } from '#tests/support/stored.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deriveTokens, fallbackCss } from './derive-tokens'
import { applyDisplay, followDisplay, saveDataSaver, saveFiguresCovered } from './display'
import { paintTheme, type StoredTheme } from './first-paint'

const root = document.documentElement

function run(stored: string | undefined, prefersDark = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }))
  paintTheme(stored === undefined ? undefined : (JSON.parse(stored) as StoredTheme))
}

beforeEach(() => {
  root.removeAttribute('style')
  root.removeAttribute('data-mode')
})
afterEach(() => vi.unstubAllGlobals())

describe('The first paint', () => {
  it.each([
    [true, false, 'dark'],
    [false, true, 'light'],
    [undefined, true, 'dark'],
    [undefined, false, 'light'],
  ] as const)('with isDark %s on a device that prefers dark %s paints %s', (isDark, prefersDark, mode) => {
    const stored = { light: deriveTokens({}, 'light'), dark: deriveTokens({}, 'dark'), isDark }
    run(JSON.stringify(stored), prefersDark)
    for (const [name, value] of Object.entries(stored[mode])) {
      expect(root.style.getPropertyValue(name), name).toBe(value)
    }
    expect(root.dataset.mode).toBe(mode)
    expect(root.style.colorScheme).toBe(mode)
  })

  it.each([
    undefined,
    'null',
    '[]',
    '{"light":null}',
    '{"light":[1]}',
    '{"light":{"color":"red"}}',
    '{"light":{"--x":{}}}',
    '{"light":{"--x":"red;color:blue"}}',
    '{"light":{"--x":"url(//example.com)"}}',
    '{"light":{"__proto__":{"--x":"red"}}}',
  ])('does not style the page with %s stored', (stored) => {
    const before = root.outerHTML
    expect(() => run(stored)).not.toThrow()
    expect(root.outerHTML).toBe(before)
  })
})

describe('fallbackCss', () => {
  it('has both modes and nothing that could end the style element', () => {
    const css = fallbackCss()
    expect(css).toContain('--color-surface:#ffffff')
    expect(css).toContain('--navbar-inactive:rgba(0, 0, 0, 0.6)')
    expect(css).toMatch(
      /@media \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;.*--color-surface:#111418/,
    )
    expect(css).not.toContain('<')
  })
})

it.each([
  { stored: undefined, saveData: true, prefersReducedData: false, isSaved: true },
  { stored: undefined, saveData: false, prefersReducedData: true, isSaved: true },
  { stored: undefined, saveData: false, prefersReducedData: false, isSaved: false },
  { stored: false, saveData: true, prefersReducedData: true, isSaved: false },
  { stored: true, saveData: false, prefersReducedData: false, isSaved: true },
])('covers and motion are left out as the member, else the browser wants it: %o', (row) => {
  vi.stubGlobal('navigator', { connection: { saveData: row.saveData } })
  vi.stubGlobal('matchMedia', () => ({ matches: row.prefersReducedData }))
  if (row.stored === undefined) given({ dataSaver: undefined })
  else saveDataSaver(row.stored)
  applyDisplay()
  expect(root.dataset.saver !== undefined).toBe(row.isSaved)
})

it('a text size and a saving of data that another tab stores are followed until that is stopped, and figures come back', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const shown = () => [root.dataset.text, root.dataset.saver]
  given({ dataSaver: undefined })
  const stop = followDisplay()
  expect(shown()).toEqual(['normal', undefined])
  otherTab.stores({ textSize: 'large' })
  otherTab.stores({ dataSaver: 'on' })
  expect(shown()).toEqual(['large', ''])
  otherTab.stores({ textSize: 'enormous' })
  expect(shown()).toEqual(['normal', ''])
  stop()
  otherTab.stores({ textSize: 'xlarge' })
  expect(shown()).toEqual(['normal', ''])
  saveFiguresCovered(true)
  expect(root.dataset.figures).toBe('hidden')
  saveFiguresCovered(false)
  expect(root.dataset.figures).toBeUndefined()
})
