import { BLACK, contrast, mix, type Rgb, towardsContrast, WHITE } from './colour.ts'

const INK: Rgb = { r: 0x11, g: 0x14, b: 0x18, a: 1 }

/** White, ink or black: the first with contrast `wanted` on a fill. Black or white always has 4.5:1. */
export function onColour(fill: Rgb, wanted: number): Rgb {
  return [WHITE, INK].find((colour) => contrast(colour, fill) >= wanted) ?? BLACK
}

/** A fill while hovered or pressed: darker if its label keeps contrast `wanted` on it, lighter otherwise. */
export function pushed(fill: Rgb, label: Rgb, share: number, wanted: number): Rgb {
  const darker = mix(fill, BLACK, share)
  const isVisible = contrast(darker, fill) > 1.02
  if (isVisible && contrast(darker, label) >= wanted) return darker
  return towardsContrast(mix(fill, WHITE, share), [label], wanted)
}
