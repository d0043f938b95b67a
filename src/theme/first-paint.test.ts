// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deriveTokens } from './derive-tokens'
import { fallbackCss } from './fallback-css'
import { firstPaintScript } from './first-paint'

const root = document.documentElement
const key = 'theme'

function run(stored: string | null, prefersDark = false) {
  const matchMedia = () => ({ matches: prefersDark })
  new Function('localStorage', 'matchMedia', firstPaintScript(key))({ getItem: () => stored }, matchMedia)
}

beforeEach(() => {
  root.removeAttribute('style')
  root.removeAttribute('data-mode')
})
afterEach(() => vi.unstubAllGlobals())

describe('firstPaintScript', () => {
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
    null,
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"light":null}',
    '{"light":"--x"}',
    '{"light":[1]}',
    '{"light":{"color":"red"}}',
    '{"light":{"--x":{}}}',
    '{"light":{"--x":"red;color:blue"}}',
    '{"light":{"--x":"url(//example.com)"}}',
    '{"light":{"--x":"<script>"}}',
    '{"light":{"__proto__":{"--x":"red"}}}',
  ])('does not style the page with %s stored', (stored) => {
    const before = root.outerHTML
    expect(() => run(stored)).not.toThrow()
    expect(root.outerHTML).toBe(before)
  })

  it('tolerates storage that throws', () => {
    const script = new Function('localStorage', firstPaintScript(key))
    const storage = {
      getItem() {
        throw new Error('denied')
      },
    }
    expect(() => script(storage)).not.toThrow()
  })

  it('is the same text each time, and opens no tag', () => {
    expect(firstPaintScript(key)).toBe(firstPaintScript(key))
    expect(firstPaintScript('</script><!--')).not.toContain('<')
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
