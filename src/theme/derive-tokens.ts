import {
  BLACK,
  contrast,
  flatten,
  luminance,
  mix,
  parseColour,
  toCss,
  towardsContrast,
  WHITE,
  type Rgb,
} from './colour.ts'
import { defaultTheme, type ThemeField } from './default-theme.ts'
import { surfacesFor, type Mode, type Surfaces } from './surfaces.ts'

/** CSS variables for the root element. */
export type ThemeTokens = Record<`--${string}`, string>

/** A brand's colour, else the default theme's. */
type Fields = (name: ThemeField) => Rgb

const STATUS_COLOURS = { success: '#1a7f37', warning: '#b25e02', danger: '#cf222e' } as const
/** The style sheet's variables, which a brand must not override. */
const RESERVED_VARIABLES = new Set(['--gutter'])

const shadow = (isDark: boolean) =>
  isDark
    ? '0 1px 2px rgba(0, 0, 0, 0.4), 0 8px 24px rgba(0, 0, 0, 0.32)'
    : '0 1px 2px rgba(15, 23, 42, 0.06), 0 6px 20px rgba(15, 23, 42, 0.08)'

function isVariable(name: string): name is `--${string}` {
  return /^--[\w-]+$/.test(name)
}

function passedOn(fields: Readonly<Record<string, unknown>>): ThemeTokens {
  const tokens: ThemeTokens = {}
  for (const [name, value] of Object.entries(fields)) {
    if (!isVariable(name) || RESERVED_VARIABLES.has(name) || Object.hasOwn(defaultTheme, name)) continue
    if (typeof value === 'string' && parseColour(value)) tokens[name] = value.trim()
  }
  return tokens
}

function statusTokens({ surface, raised, sunken, isDark }: Surfaces): ThemeTokens {
  const tokens: ThemeTokens = {}
  for (const [name, value] of Object.entries(STATUS_COLOURS)) {
    const base = parseColour(value) ?? BLACK
    const soft = mix(raised, base, isDark ? 0.14 : 0.07)
    const colour = towardsContrast(base, [surface, raised, sunken, soft], TEXT_CONTRAST)
    tokens[`--color-${name}`] = toCss(colour)
    tokens[`--color-${name}-soft`] = toCss(soft)
    tokens[`--color-on-${name}`] = toCss(onColour(colour, TEXT_CONTRAST))
  }
  return tokens
}

function buttonColours(button: Rgb, detail: Rgb) {
  const preferred = flatten(detail, button)
  const label =
    contrast(preferred, button) >= LARGE_TEXT_CONTRAST ? preferred : onColour(button, LARGE_TEXT_CONTRAST)
  // Of a small label a hovered button keeps that of small text.
  const kept = Math.min(contrast(label, button), TEXT_CONTRAST)
  return {
    '--color-button': button,
    '--color-button-hover': pushed(button, label, 0.08, kept),
    '--color-button-pressed': pushed(button, label, 0.16, kept),
    '--color-on-button': label,
  }
}

function surfaceColours(
  { surface, raised, sunken, text: preferred, ink, isDark }: Surfaces,
  soft: Rgb,
  tint: Rgb,
) {
  const grounds = [surface, raised, sunken, soft]
  const text = towardsContrast(preferred, grounds, TEXT_CONTRAST)
  const neutral = mix(sunken, ink, isDark ? 0.1 : 0.07)
  return {
    '--color-surface': surface,
    '--color-surface-raised': raised,
    '--color-surface-sunken': sunken,
    '--color-text': text,
    '--color-text-muted': towardsContrast(mix(mix(text, tint, 0.1), surface, 0.34), grounds, TEXT_CONTRAST),
    '--color-outline': mix(raised, ink, isDark ? 0.12 : 0.1),
    '--color-outline-strong': towardsContrast(
      mix(surface, ink, 0.46),
      [surface, raised, sunken],
      LARGE_TEXT_CONTRAST,
    ),
    '--color-neutral': neutral,
    '--color-on-neutral': towardsContrast(text, [neutral], TEXT_CONTRAST),
    '--color-scrim': { ...mix(BLACK, surface, isDark ? 0.1 : 0.04), a: isDark ? 0.68 : 0.52 },
  }
}

function focusRing(primary: Rgb, grounds: readonly Rgb[], bar: Rgb): Rgb {
  const ring = towardsContrast(primary, [...grounds, bar], LARGE_TEXT_CONTRAST)
  // If no ring is visible on both a dark page and a light bar, the page takes precedence.
  return grounds.every((ground) => contrast(ring, ground) >= LARGE_TEXT_CONTRAST)
    ? ring
    : towardsContrast(primary, grounds, LARGE_TEXT_CONTRAST)
}

/** Derives a mode's CSS variables from a brand's fields, valid or not, with the contrast that tokens.ts promises. */
export function deriveTokens(themeFields: Readonly<Record<string, unknown>>, mode: Mode): ThemeTokens {
  const own = (name: ThemeField) => parseColour(themeFields[name])
  // A bar without a colour of its own has the accent: the default's blue is no brand's.
  const accent = (name: ThemeField) => (name === '--navbar-active-background' ? own('--primary') : undefined)
  const field: Fields = (name) => own(name) ?? accent(name) ?? parseColour(defaultTheme[name]) ?? BLACK
  const surfacesOf = (wanted: Mode) =>
    surfacesFor(wanted, field('--background'), field('--text'), field('--primary'))
  const surfaces = surfacesOf(mode)
  const inLight = surfacesOf('light')
  const { surface, raised, sunken } = surfaces
  const primary = accentFill(field('--primary'), mode, surfaces)
  const soft = mix(raised, primary, surfaces.isDark ? 0.16 : 0.1)
  const page = surfaceColours(surfaces, soft, primary)
  const nav = barColours(field, mode, surfaces, page['--color-text-muted'])
  const tier = tierColours(accentFill(field('--primary'), 'light', inLight))
  const button = buttonColours(accentFill(field('--button'), mode, surfaces), field('--button-detail'))
  const isSmall = contrast(button['--color-on-button'], button['--color-button']) >= TEXT_CONTRAST
  const colours = {
    '--color-primary': primary,
    '--color-on-primary': onColour(primary, TEXT_CONTRAST),
    '--color-primary-text': towardsContrast(primary, [surface, raised, sunken, soft], TEXT_CONTRAST),
    '--color-primary-soft': soft,
    ...button,
    ...page,
    '--color-navbar': nav.bar,
    '--color-navbar-active': nav.active,
    '--color-on-navbar-active': nav.onActive,
    '--color-navbar-active-text': towardsContrast(
      nav.active === nav.bar ? nav.onActive : nav.active,
      [nav.bar],
      TEXT_CONTRAST,
    ),
    '--color-navbar-inactive': nav.inactive,
    '--color-tier-from': tier.from,
    '--color-tier-to': tier.to,
    '--color-on-tier': tier.on,
    '--color-focus': focusRing(primary, [surface, raised, sunken], nav.bar),
    '--color-logo-plate': inLight.surface,
  }
  const tokens: ThemeTokens = { ...passedOn(themeFields), ...fieldTokens(mode, field, colours) }
  for (const [name, colour] of Object.entries(colours)) if (isVariable(name)) tokens[name] = toCss(colour)
  return {
    ...tokens,
    ...statusTokens(surfaces),
    '--button-size': isSmall ? SMALL_LABEL : LARGE_LABEL,
    '--shadow-raised': shadow(surfaces.isDark),
  }
}

/** Sizes of a button's label, which is bold: large text begins at 18.66 px. */
const SMALL_LABEL = '1rem'
export const LARGE_LABEL = '1.1667rem'
/** WCAG's contrast for small text. */
const TEXT_CONTRAST = 4.5
/** WCAG's contrast for large text and parts of controls. */
const LARGE_TEXT_CONTRAST = 3
/** A fill with less contrast looks like the page. */
const VISIBLE_CONTRAST = 1.2

/** The brand's colour as a fill, changed only enough to stand out from the page. */
function accentFill(colour: Rgb, mode: Mode, { surface, raised }: Surfaces): Rgb {
  const wanted = mode === 'light' ? VISIBLE_CONTRAST : LARGE_TEXT_CONTRAST
  return towardsContrast(flatten(colour, surface), [surface, raised], wanted)
}

/** The tier card's gradient, equal in both modes: from the accent to a darker mix; `on` is readable on both. */
function tierColours(primary: Rgb) {
  if (contrast(primary, WHITE) < LARGE_TEXT_CONTRAST) {
    const on = mix(BLACK, primary, 0.1)
    const from = towardsContrast(primary, [on], TEXT_CONTRAST)
    return { from, to: towardsContrast(mix(from, BLACK, 0.2), [on], TEXT_CONTRAST), on }
  }
  const fill = towardsContrast(primary, [WHITE], TEXT_CONTRAST)
  // Near black there is no darker mix, so the gradient starts lighter.
  const from = luminance(fill) < 0.02 ? mix(fill, WHITE, 0.2) : fill
  return { from, to: mix(from, BLACK, 0.4), on: WHITE }
}

/** The navigation bar: the brand's colour in light mode, our raised surface in dark mode. */
function barColours(field: Fields, mode: Mode, surfaces: Surfaces, muted: Rgb) {
  const brandBar = flatten(field('--navbar-background'), mode === 'dark' ? WHITE : surfaces.surface)
  const brandActive = flatten(field('--navbar-active-background'), brandBar)
  const detail = flatten(field('--navbar-active-detail'), brandActive)
  const bar = mode === 'dark' ? surfaces.raised : brandBar
  const inactive =
    mode === 'dark' ? muted : towardsContrast(flatten(field('--navbar-inactive'), bar), [bar], TEXT_CONTRAST)
  // The active item's fill hardly differs from the bar: its text colour alone marks it.
  if (contrast(brandActive, brandBar) < VISIBLE_CONTRAST) {
    return { bar, active: bar, onActive: towardsContrast(detail, [bar], TEXT_CONTRAST), inactive }
  }
  const active = mode === 'dark' ? accentFill(brandActive, mode, surfaces) : brandActive
  if (contrast(detail, active) < LARGE_TEXT_CONTRAST)
    return { bar, active, onActive: onColour(active, TEXT_CONTRAST), inactive }
  return { bar, active: towardsContrast(active, [detail], TEXT_CONTRAST), onActive: detail, inactive }
}

const INK: Rgb = { r: 0x11, g: 0x14, b: 0x18, a: 1 }

/** White, ink or black: the first with contrast `wanted`. Black or white always has 4.5:1. */
function onColour(fill: Rgb, wanted: number): Rgb {
  return [WHITE, INK].find((colour) => contrast(colour, fill) >= wanted) ?? BLACK
}

/** A hovered or pressed fill: darker if its label keeps contrast `wanted`, else lighter. */
function pushed(fill: Rgb, label: Rgb, share: number, wanted: number): Rgb {
  const darker = mix(fill, BLACK, share)
  const isVisible = contrast(darker, fill) > 1.02
  if (isVisible && contrast(darker, label) >= wanted) return darker
  return towardsContrast(mix(fill, WHITE, share), [label], wanted)
}

/** The app's variable for each field. */
const FIELD_COLOURS = {
  '--primary': '--color-primary',
  '--button': '--color-button',
  '--button-detail': '--color-on-button',
  '--background': '--color-surface',
  '--text': '--color-text',
  '--navbar-background': '--color-navbar',
  '--navbar-active-background': '--color-navbar-active',
  '--navbar-active-detail': '--color-on-navbar-active',
  '--navbar-inactive': '--color-navbar-inactive',
} as const satisfies Record<ThemeField, string>

/**
 * A brand's fields under their own names, for its HTML. In dark mode that HTML is on our surfaces, so the fields get the app's
 * colours.
 */
function fieldTokens(
  mode: Mode,
  field: Fields,
  colours: Readonly<Record<(typeof FIELD_COLOURS)[ThemeField], Rgb>>,
): ThemeTokens {
  const names = Object.keys(FIELD_COLOURS) as ThemeField[] // checked by `satisfies`
  return Object.fromEntries(
    names.map((name) => [name, toCss(mode === 'dark' ? colours[FIELD_COLOURS[name]] : field(name))]),
  )
}

const declarations = (tokens: ThemeTokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/**
 * The default theme as static CSS for index.html, so that it needs no script. Its labels have the size that most brands give them,
 * so that nothing moves as the brand's theme comes.
 */
export function fallbackCss(): string {
  const size = { '--button-size': SMALL_LABEL }
  const light = `:root{color-scheme:only light;${declarations({ ...deriveTokens({}, 'light'), ...size })}}`
  const dark = `:root{color-scheme:dark;${declarations({ ...deriveTokens({}, 'dark'), ...size })}}`
  return `${light}@media (prefers-color-scheme:dark){${dark}}`
}
