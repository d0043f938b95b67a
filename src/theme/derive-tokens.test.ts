import { describe, expect, it } from 'vitest'
import { contrast, parseColour, type Rgb } from './colour'
import { deriveTokens, type ThemeTokens } from './derive-tokens'
import { tokens as names } from './tokens'

const same = (colour: string) => ({
  '--primary': colour,
  '--button': colour,
  '--button-detail': colour,
  '--background': colour,
  '--text': colour,
  '--navbar-background': colour,
  '--navbar-active-background': colour,
  '--navbar-active-detail': colour,
  '--navbar-inactive': colour,
})

const brands: Record<string, Record<string, string>> = {
  default: {},
  'yellow primary': { '--primary': '#ff0', '--button': '#ff0', '--button-detail': 'white' },
  'white primary': { ...same('white'), '--text': '#222' },
  'black background': { ...same('#000'), '--primary': '#F5B700', '--text': '#fff' },
  'red background': { '--background': '#E60012', '--text': '#fff', '--primary': '#E60012' },
  'translucent everything': same('rgba(128, 40, 200, 0.35)'),
  'transparent everything': same('transparent'),
  'all mid-grey': same('#777'),
  'all yellow': same('#ff0'),
  'all blue': same('hsl(220 90% 50%)'),
  'pale on pale': { ...same('#eee'), '--text': '#ccc', '--navbar-inactive': '#ddd' },
  'dark bar': {
    '--navbar-background': '#111',
    '--navbar-inactive': '#222',
    '--navbar-active-detail': '#333',
  },
  'bar marked by colour alone': {
    '--navbar-background': '#fff',
    '--navbar-active-background': 'transparent',
    '--navbar-active-detail': '#F5B700',
  },
  broken: same('url(javascript:alert(1))'),
}

const cases = Object.keys(brands).flatMap((brand) => [[brand, 'light'] as const, [brand, 'dark'] as const])

const TEXTS_ON: Record<string, string[]> = {
  text: ['surface', 'surface-raised', 'surface-sunken', 'primary-soft'],
  'text-muted': ['surface', 'surface-raised', 'surface-sunken', 'primary-soft'],
  'primary-text': ['surface', 'surface-raised', 'surface-sunken', 'primary-soft'],
  'on-primary': ['primary'],
  'on-navbar-active': ['navbar-active'],
  'navbar-active-text': ['navbar'],
  'navbar-inactive': ['navbar'],
  'on-tier': ['tier-from', 'tier-to'],
  success: ['surface', 'surface-raised', 'surface-sunken', 'success-soft'],
  warning: ['surface', 'surface-raised', 'surface-sunken', 'warning-soft'],
  danger: ['surface', 'surface-raised', 'surface-sunken', 'danger-soft'],
  'on-success': ['success'],
  'on-warning': ['warning'],
  'on-danger': ['danger'],
  'on-neutral': ['neutral'],
}

const LARGE_ON: Record<string, string[]> = {
  'on-button': ['button', 'button-hover', 'button-pressed'],
  'outline-strong': ['surface', 'surface-raised', 'surface-sunken'],
  focus: ['surface', 'surface-raised', 'surface-sunken'],
}

function colourOf(tokens: ThemeTokens, name: string): Rgb {
  const colour = parseColour(tokens[`--color-${name}`])
  if (!colour) throw new Error(`${name} is not a colour`)
  return colour
}

function failures(tokens: ThemeTokens, pairs: Record<string, string[]>, wanted: number) {
  return Object.entries(pairs).flatMap(([front, backs]) =>
    backs
      .map((back) => ({ front, back, ratio: contrast(colourOf(tokens, front), colourOf(tokens, back)) }))
      .filter(({ ratio }) => ratio < wanted),
  )
}

describe.each(cases)('%s, %s', (brand, mode) => {
  const tokens = deriveTokens(brands[brand] ?? {}, mode)

  it('has enough contrast for every text', () => {
    expect(failures(tokens, TEXTS_ON, 4.5)).toEqual([])
    expect(failures(tokens, LARGE_ON, 3)).toEqual([])
  })

  it.skipIf(brand === 'red background')('has a visible focus ring on the bar too', () => {
    expect(failures(tokens, { focus: ['navbar'] }, 3)).toEqual([])
  })

  it('has visible fills on the page', () => {
    const wanted = mode === 'dark' ? 3 : 1.2
    expect(failures(tokens, { primary: ['surface', 'surface-raised'] }, wanted)).toEqual([])
    expect(failures(tokens, { button: ['surface', 'surface-raised'] }, wanted)).toEqual([])
  })

  it('has different fills when a button is hovered and pressed', () => {
    const states = ['', '-hover', '-pressed'].map((state) => tokens[`--color-button${state}`])
    expect(new Set(states).size).toBe(3)
  })

  it('has every colour of tokens.ts, and all are opaque but the scrim', () => {
    const variables = Object.values(names.color).filter((value) => value.startsWith('var('))
    for (const variable of variables) {
      const name = variable.slice('var(--color-'.length, -1)
      expect(colourOf(tokens, name).a < 1, name).toBe(name === 'scrim')
    }
    expect(tokens['--shadow-raised']).toMatch(/^[\w\s(),.]+$/)
  })
})

describe('deriveTokens', () => {
  it('keeps the colours of a brand with enough contrast', () => {
    const light = deriveTokens({}, 'light')
    expect(light).toMatchObject({
      '--color-primary': '#007fff',
      '--color-button': '#007fff',
      '--color-on-button': '#ffffff',
      '--color-surface': '#ffffff',
      '--color-text': '#000000',
      '--color-navbar': '#efefef',
      '--color-success': '#1a7f37',
      '--color-danger': '#cf222e',
    })
  })

  it('keeps a button label of the brand from 3:1 on, and otherwise takes a readable colour', () => {
    const label = (detail: string, button: string) =>
      deriveTokens({ '--button': button, '--button-detail': detail }, 'light')['--color-on-button']
    expect(label('#ffe9a8', '#0F6B4C')).toBe('#ffe9a8')
    expect(label('white', '#F5B700')).toBe('#111418')
    expect(label('#222', '#0F6B4C')).toBe('#ffffff')
  })

  it.each(['#1F5B41', '#FFC21A', '#007fff'])(
    'has in dark the tier card of light, and %s as strong as it is in light',
    (brandColour) => {
      const fields = { '--primary': brandColour, '--button': brandColour }
      const [light, dark] = [deriveTokens(fields, 'light'), deriveTokens(fields, 'dark')]
      for (const name of ['tier-from', 'tier-to', 'on-tier']) {
        expect(colourOf(dark, name)).toEqual(colourOf(light, name))
      }
      const saturation = ({ r, g, b }: Rgb) => 1 - Math.min(r, g, b) / Math.max(r, g, b)
      for (const name of ['primary', 'button']) {
        const share = saturation(colourOf(dark, name)) / saturation(colourOf(light, name))
        expect(share, name).toBeGreaterThan(0.95)
      }
    },
  )

  it.each(['light', 'dark'] as const)('gives a bar without a colour of its own the accent, in %s', (mode) => {
    const bar = (fields: Record<string, string>) => deriveTokens(fields, mode)['--color-navbar-active']
    const accent = { '--primary': '#8a1538' }
    expect(bar(accent)).toBe(bar({ '--navbar-active-background': '#8a1538' }))
    expect(bar({ ...accent, '--navbar-active-background': '#123456' })).not.toBe(bar(accent))
  })

  it('has its own surfaces in dark', () => {
    const dark = deriveTokens(
      { '--background': '#fed', '--text': '#311', '--navbar-background': '#fff' },
      'dark',
    )
    expect(dark).toMatchObject({
      '--color-surface': '#111418',
      '--color-surface-raised': '#1a1f26',
      '--color-navbar': '#1a1f26',
      '--color-text': '#e9edf2',
    })
  })

  it.each([
    ['#fbf7f0', '#fbf7f0'],
    ['#000', '#000000'],
    [undefined, '#ffffff'],
  ])(
    'places the logo of a brand with the background %s on that background, in dark too',
    (background, plate) => {
      const fields = background === undefined ? {} : { '--background': background }
      for (const mode of ['light', 'dark'] as const) {
        expect(deriveTokens(fields, mode)['--color-logo-plate']).toBe(plate)
      }
    },
  )

  it('gives a brand its own fields under their names, and missing or invalid fields from the default theme', () => {
    const fields = { '--primary': ' #0F6B4C ', '--background': 'rgb(251 247 240)', '--text': 'url(x)' }
    expect(deriveTokens(fields, 'light')).toMatchObject({
      '--primary': '#0f6b4c',
      '--button': '#007fff',
      '--button-detail': '#ffffff',
      '--background': '#fbf7f0',
      '--text': '#000000',
      '--navbar-background': '#efefef',
      // The bar's is the accent.
      '--navbar-active-background': '#0f6b4c',
      '--navbar-active-detail': '#ffffff',
      '--navbar-inactive': 'rgba(0, 0, 0, 0.6)',
    })
  })

  it('gives a brand in dark the painted colours in place of its fields: its own HTML is on our surfaces', () => {
    const dark = deriveTokens({ ...same('#fed'), '--primary': '#0F6B4C' }, 'dark')
    expect(dark).toMatchObject({
      '--primary': dark['--color-primary'],
      '--button': dark['--color-button'],
      '--button-detail': dark['--color-on-button'],
      '--background': '#111418',
      '--text': '#e9edf2',
      '--navbar-background': '#1a1f26',
      '--navbar-active-background': dark['--color-navbar-active'],
      '--navbar-active-detail': dark['--color-on-navbar-active'],
      '--navbar-inactive': dark['--color-navbar-inactive'],
    })
  })

  it('passes on other colours, and no other values', () => {
    const derived = deriveTokens(
      {
        '--hero-tint': ' rgb(1 2 3 / 50%) ',
        '--promo': 'url(javascript:alert(1))',
        '--banner': 'red;} body{display:none',
        '--note': '</style><script>alert(1)</script>',
        '--nested': 'var(--color-primary)',
        '--bad name': 'red',
        '--x;y': 'red',
        background: 'red',
        '--gutter': 'red',
        '--color-text': '#fff',
        '--shadow-raised': 'red',
      },
      'light',
    )
    const own = Object.keys(deriveTokens({}, 'light'))
    expect(Object.keys(derived).filter((name) => !own.includes(name))).toEqual(['--hero-tint'])
    expect(derived['--hero-tint']).toBe('rgb(1 2 3 / 50%)')
    expect(derived['--color-text']).toBe('#000000')
    expect(derived['--shadow-raised']).toContain('px')
  })

  it('takes the default for values that are not text', () => {
    const odd = JSON.parse('{"--primary":null,"--text":{"toString":1},"--button":7,"--other":[]}')
    expect(deriveTokens(odd, 'light')).toEqual(deriveTokens({}, 'light'))
  })
})
