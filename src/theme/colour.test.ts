import { afterEach, describe, expect, it, vi } from 'vitest'
import { BLACK, contrast, flatten, mix, parseColour, toCss, towardsContrast, WHITE } from './colour'

describe('parseColour', () => {
  it.each([
    ['#0af', '#00aaff'],
    ['#0AF8', 'rgba(0, 170, 255, 0.533)'],
    ['#0f6b4c80', 'rgba(15, 107, 76, 0.502)'],
    ['rgb(0,127,255)', '#007fff'],
    ['rgba(239,239,239)', '#efefef'],
    ['rgba(0, 0, 0, 0.6)', 'rgba(0, 0, 0, 0.6)'],
    ['rgb(0 0 0 / 60%)', 'rgba(0, 0, 0, 0.6)'],
    ['rgb(100%, 0%, 50%)', '#ff0080'],
    ['rgb(300, -20, 12.4)', '#ff000c'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hsl(-240deg 100% 25%)', '#008000'],
    ['hsla(0 100% 50% / .5)', 'rgba(255, 0, 0, 0.5)'],
    ['  WHITE ', '#ffffff'],
    ['transparent', 'rgba(0, 0, 0, 0)'],
  ])('reads %s', (value, css) => {
    const colour = parseColour(value)
    expect(colour && toCss(colour)).toBe(css)
  })

  it.each([
    '',
    '#12345',
    '#ggg',
    'rgb(1,2)',
    'rgb(1 2 3 4)',
    'rgb(1,2,3);color:red',
    'hsl(1,2,3)',
    'var(--primary)',
    'url("javascript:alert(1)")',
    'expression(alert(1))',
    'red;background:blue',
    'red}body{display:none',
    '</style><script>alert(1)</script>',
    'currentColor',
    'toString',
    '__proto__',
    'notacolour',
    `#${'0'.repeat(5000)}`,
    null,
    undefined,
    {},
  ])('refuses %s', (value) => {
    expect(parseColour(value)).toBeUndefined()
  })
})

describe('named colours', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('are resolved by a canvas, which ignores a text that is no colour', async () => {
    const known: Record<string, string> = { tomato: '#ff6347', currentcolor: '#000000', '#000': '#000000' }
    let fill = '#000000'
    const pen = {
      get fillStyle() {
        return fill
      },
      set fillStyle(value: string) {
        fill = known[value] ?? (value === '#fff' ? '#ffffff' : fill)
      },
    }
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen }) })
    vi.resetModules()
    const fresh = await import('./colour')
    expect(fresh.parseColour('Tomato')).toEqual({ r: 255, g: 99, b: 71, a: 1 })
    expect(fresh.parseColour('tomatoes')).toBeUndefined()
    expect(fresh.parseColour('currentColor')).toBeUndefined()
  })

  it('are resolved without a document where they are common', async () => {
    vi.stubGlobal('document', undefined)
    vi.resetModules()
    const fresh = await import('./colour')
    expect(fresh.parseColour('red')).toEqual({ r: 255, g: 0, b: 0, a: 1 })
    expect(fresh.parseColour('tomato')).toBeUndefined()
  })
})

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast(WHITE, BLACK)).toBe(21)
    expect(contrast(WHITE, { r: 119, g: 119, b: 119, a: 1 })).toBeCloseTo(4.48, 2)
  })

  it('flattens and mixes', () => {
    expect(flatten({ ...BLACK, a: 0.5 }, WHITE)).toEqual({ r: 128, g: 128, b: 128, a: 1 })
    expect(mix(BLACK, WHITE, 0.2)).toEqual({ r: 51, g: 51, b: 51, a: 1 })
  })

  it('moves a colour no further than needed, and not at all where the contrast is enough', () => {
    const blue = { r: 0, g: 127, b: 255, a: 1 }
    expect(towardsContrast(blue, [WHITE], 3)).toEqual(blue)
    const corrected = contrast(towardsContrast(blue, [WHITE], 4.5), WHITE)
    expect(corrected).toBeGreaterThanOrEqual(4.5)
    expect(corrected).toBeLessThan(4.8)
  })

  it('is the best possible where no colour reaches it', () => {
    const best = towardsContrast(WHITE, [WHITE, BLACK], 7)
    expect(Math.min(contrast(best, WHITE), contrast(best, BLACK))).toBeGreaterThan(4.3)
  })
})
