// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paintTheme } from './first-paint'

const root = document.documentElement
const variable = (name: string) => root.style.getPropertyValue(name)

beforeEach(() => {
  vi.resetModules()
  root.removeAttribute('style')
  delete root.dataset.painted
  document.head.innerHTML = ''
})
afterEach(() => vi.unstubAllGlobals())

describe('applyTokens', () => {
  it('sets the given variables and removes the others of the theme', async () => {
    const { applyTokens } = await import('./apply-brand')
    applyTokens({ '--color-surface': '#ffffff', '--hero': 'red' }, 'light')
    root.style.setProperty('--keyboard', '10px')
    applyTokens({ '--color-surface': '#111418' }, 'dark')
    expect(variable('--color-surface')).toBe('#111418')
    expect(variable('--hero')).toBe('')
    expect(variable('--keyboard')).toBe('10px')
    expect(root.dataset.mode).toBe('dark')
    expect(root.style.colorScheme).toBe('dark')
  })

  it('removes the variables that the first paint set for another brand, and leaves the inset that LINE for Android has set', async () => {
    const { applyTokens } = await import('./apply-brand')
    root.style.setProperty('--android-safe-area-inset-bottom', '24px')
    paintTheme({ light: { '--old-brand': 'red' }, dark: {}, isDark: false })
    expect(variable('--old-brand')).toBe('red')
    applyTokens({ '--color-surface': '#ffffff' }, 'light')
    expect(variable('--old-brand')).toBe('')
    expect(variable('--android-safe-area-inset-bottom')).toBe('24px')
  })

  it('does not set an unchanged variable or the cover of the first paint again, which would restyle the whole page', async () => {
    const { applyTokens } = await import('./apply-brand')
    root.style.setProperty('--color-surface', '#ffffff')
    root.style.setProperty('--sk-cover', 'url("/cover.svg")')
    const set = vi.spyOn(root.style, 'setProperty')
    applyTokens({ '--color-surface': '#ffffff' }, 'light')
    expect(set.mock.calls.filter(([name]) => name.startsWith('--'))).toEqual([])
    expect(variable('--sk-cover')).toBe('url("/cover.svg")')
  })

  it("sets the document's theme-color", async () => {
    const { applyTokens } = await import('./apply-brand')
    document.head.innerHTML = '<meta name="theme-color" content="#ffffff">'
    applyTokens({ '--color-surface': '#111418' }, 'dark')
    expect(document.querySelector('meta')?.content).toBe('#111418')
  })
})

describe('watchMode', () => {
  it.each([
    ['dark', true, false],
    ['light', false, true],
  ] as const)(
    'is %s where the brand says so, on a device that prefers the other',
    async (mode, isDark, matches) => {
      vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }))
      const { watchMode } = await import('./apply-brand')
      const onChange = vi.fn()
      watchMode(isDark, onChange)()
      expect(onChange.mock.calls).toEqual([[mode]])
    },
  )

  it('follows the device live until it is stopped', async () => {
    const query = Object.assign(new EventTarget(), { matches: true })
    vi.stubGlobal('matchMedia', () => query)
    const { watchMode } = await import('./apply-brand')
    const onChange = vi.fn()
    const stop = watchMode(undefined, onChange)
    query.matches = false
    query.dispatchEvent(new Event('change'))
    stop()
    query.dispatchEvent(new Event('change'))
    expect(onChange.mock.calls).toEqual([['dark'], ['light']])
  })
})
