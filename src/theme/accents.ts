import { BLACK, contrast, flatten, luminance, mix, type Rgb, towardsContrast, WHITE } from './colour.ts'
import { onColour } from './on-colour.ts'
import type { Surfaces } from './surfaces.ts'

/** The contrast of small text, as a WCAG ratio. */
export const TEXT_CONTRAST = 4.5
/** The contrast of large text and of the parts of controls. */
export const LARGE_TEXT_CONTRAST = 3
/** A fill with less contrast looks like the page. */
const VISIBLE_CONTRAST = 1.2

/** The brand's colour as a fill: nearly unchanged in light mode; in dark mode dimmed, with contrast to the page. */
export function accentFill(colour: Rgb, mode: 'light' | 'dark', { surface, raised }: Surfaces): Rgb {
  const fill = flatten(colour, surface)
  if (mode === 'light') return towardsContrast(fill, [surface, raised], VISIBLE_CONTRAST)
  // A bright accent glares on near-black.
  const calm = luminance(fill) > 0.2 ? mix(fill, surface, 0.12) : fill
  return towardsContrast(calm, [surface, raised], LARGE_TEXT_CONTRAST)
}

type TierColours = { from: Rgb; to: Rgb; on: Rgb }

/** The tier card's gradient, from the accent to a darker mix of the accent; `on` is readable on both. */
export function tierColours(primary: Rgb): TierColours {
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

type BarFields = { background: Rgb; active: Rgb; detail: Rgb; inactive: Rgb }
type BarColours = { bar: Rgb; active: Rgb; onActive: Rgb; inactive: Rgb }

/** The navigation bar: on the brand's colour in light mode, on our raised surface in dark mode. */
export function barColours(
  fields: BarFields,
  mode: 'light' | 'dark',
  surfaces: Surfaces,
  muted: Rgb,
): BarColours {
  const brandBar = flatten(fields.background, mode === 'dark' ? WHITE : surfaces.surface)
  const brandActive = flatten(fields.active, brandBar)
  const detail = flatten(fields.detail, brandActive)
  const bar = mode === 'dark' ? surfaces.raised : brandBar
  const inactive =
    mode === 'dark' ? muted : towardsContrast(flatten(fields.inactive, bar), [bar], TEXT_CONTRAST)
  // The brand gives the active item no fill of its own, only a text colour.
  if (contrast(brandActive, brandBar) < VISIBLE_CONTRAST) {
    return { bar, active: bar, onActive: towardsContrast(detail, [bar], TEXT_CONTRAST), inactive }
  }
  const active = mode === 'dark' ? accentFill(brandActive, mode, surfaces) : brandActive
  if (contrast(detail, active) < LARGE_TEXT_CONTRAST)
    return { bar, active, onActive: onColour(active, TEXT_CONTRAST), inactive }
  return { bar, active: towardsContrast(active, [detail], TEXT_CONTRAST), onActive: detail, inactive }
}
