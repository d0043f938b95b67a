import { type Rgb, toCss } from './colour.ts'
import type { ThemeField } from './default-theme.ts'
import type { Mode } from './surfaces.ts'

/** The app's variable for each of a brand's fields. */
export const FIELD_COLOURS = {
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

type FieldColour = (typeof FIELD_COLOURS)[ThemeField]

/**
 * A brand's fields under their own names, for the brand's HTML: in light mode as the brand set them. In dark mode that HTML
 * is on our surfaces, so the fields get the app's colours.
 */
export function fieldTokens(
  mode: Mode,
  field: (name: ThemeField) => Rgb,
  colours: Readonly<Record<FieldColour, Rgb>>,
): Record<ThemeField, string> {
  const names = Object.keys(FIELD_COLOURS) as ThemeField[] // `satisfies` checks the keys
  const entries = names.map((name) => [
    name,
    toCss(mode === 'dark' ? colours[FIELD_COLOURS[name]] : field(name)),
  ])
  return Object.fromEntries(entries) as Record<ThemeField, string> // one entry for each name
}
