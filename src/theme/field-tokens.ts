import { type Rgb, toCss } from './colour.ts'
import type { ThemeField } from './default-theme.ts'
import type { Mode } from './surfaces.ts'

/** What the app draws in place of a brand's field. */
const DRAWN = {
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

type Drawn = (typeof DRAWN)[ThemeField]

/**
 * A brand's fields under their own names, for its own HTML: in light as the brand gave them. In dark that HTML stands on our
 * surfaces, and gets what is drawn in their place.
 */
export function fieldTokens(
  mode: Mode,
  field: (name: ThemeField) => Rgb,
  drawn: Readonly<Record<Drawn, Rgb>>,
): Record<ThemeField, string> {
  const names = Object.keys(DRAWN) as ThemeField[] // these are its keys
  const colours = names.map((name) => [name, toCss(mode === 'dark' ? drawn[DRAWN[name]] : field(name))])
  return Object.fromEntries(colours) as Record<ThemeField, string> // of all names
}
