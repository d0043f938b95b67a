import { BLACK, contrast, flatten, mix, type Rgb, towardsContrast, WHITE } from './colour.ts'

export type Mode = 'light' | 'dark'

/** Surface colours with their text and ink. */
export type Surfaces = {
  readonly surface: Rgb
  readonly raised: Rgb
  readonly sunken: Rgb
  /** The brand's text colour, before the contrast is corrected. */
  readonly text: Rgb
  /** Black or white, whichever contrasts more, with a tint of the accent; greys are mixed from it. */
  readonly ink: Rgb
  readonly isDark: boolean
}

const DARK_SURFACES = {
  surface: { r: 0x11, g: 0x14, b: 0x18, a: 1 },
  raised: { r: 0x1a, g: 0x1f, b: 0x26, a: 1 },
  sunken: { r: 0x25, g: 0x2b, b: 0x34, a: 1 },
  text: { r: 0xe9, g: 0xed, b: 0xf2, a: 1 },
} as const

/** On mid-grey not all texts and shades can be readable, so a page needs this contrast to black or white. */
const PAGE_CONTRAST = 8

/** The brand's surfaces in light mode, ours in dark mode. */
export function surfacesFor(mode: Mode, background: Rgb, text: Rgb, primary: Rgb): Surfaces {
  if (mode === 'dark') return { ...DARK_SURFACES, ink: DARK_SURFACES.text, isDark: true }
  const page = flatten(background, WHITE)
  const pole = contrast(page, BLACK) >= contrast(page, WHITE) ? BLACK : WHITE
  const isDark = pole === WHITE
  const surface = towardsContrast(page, [pole], PAGE_CONTRAST)
  const ink = mix(pole, flatten(primary, surface), 0.15)
  return {
    surface,
    raised: mix(surface, WHITE, isDark ? 0.06 : 0.7),
    sunken: mix(surface, ink, isDark ? 0.1 : 0.045),
    text: flatten(text, surface),
    ink,
    isDark,
  }
}
