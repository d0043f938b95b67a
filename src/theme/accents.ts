import { BLACK, contrast, flatten, luminance, mix, type Rgb, towardsContrast, WHITE } from './colour.ts'
import { onColour } from './on-colour.ts'
import type { Surfaces } from './surfaces.ts'

/** Small text. */
export const TEXT = 4.5
/** Large text and the parts of controls. */
export const LARGE = 3
/** A fill below this cannot be told from the page. */
const SEEN = 1.2

/** The brand's colour as a fill: as it is on its own surfaces, dimmed and lifted off the page on dark ones. */
export function accentFill(colour: Rgb, mode: 'light' | 'dark', { surface, raised }: Surfaces): Rgb {
  const fill = flatten(colour, surface)
  if (mode === 'light') return towardsContrast(fill, [surface, raised], SEEN)
  // A bright accent glares on near-black.
  const calm = luminance(fill) > 0.2 ? mix(fill, surface, 0.12) : fill
  return towardsContrast(calm, [surface, raised], LARGE)
}

type TierColours = { from: Rgb; to: Rgb; on: Rgb }

/** The tier card: from the accent to a darker mix of it, both under the same text. */
export function tierColours(primary: Rgb): TierColours {
  if (contrast(primary, WHITE) < LARGE) {
    const on = mix(BLACK, primary, 0.1)
    const from = towardsContrast(primary, [on], TEXT)
    return { from, to: towardsContrast(mix(from, BLACK, 0.2), [on], TEXT), on }
  }
  const fill = towardsContrast(primary, [WHITE], TEXT)
  // Nothing is darker than black: there the gradient starts higher.
  const from = luminance(fill) < 0.02 ? mix(fill, WHITE, 0.2) : fill
  return { from, to: mix(from, BLACK, 0.4), on: WHITE }
}

type BarFields = { background: Rgb; active: Rgb; detail: Rgb; inactive: Rgb }
type BarColours = { bar: Rgb; active: Rgb; onActive: Rgb; inactive: Rgb }

/** The navigation bar: the brand's in light, on our raised surface in dark. */
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
  const inactive = mode === 'dark' ? muted : towardsContrast(flatten(fields.inactive, bar), [bar], TEXT)
  // A brand may mark the active item by its colour alone.
  if (contrast(brandActive, brandBar) < SEEN) {
    return { bar, active: bar, onActive: towardsContrast(detail, [bar], TEXT), inactive }
  }
  const active = mode === 'dark' ? accentFill(brandActive, mode, surfaces) : brandActive
  if (contrast(detail, active) < LARGE) return { bar, active, onActive: onColour(active, TEXT), inactive }
  return { bar, active: towardsContrast(active, [detail], TEXT), onActive: detail, inactive }
}
