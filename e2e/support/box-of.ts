import type { Locator } from '@playwright/test'

/** Where a part is on screen, in pixels; nowhere (NaN) while it is not drawn, so that no comparison holds. */
export async function boxOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
  return { x, y, width, height, right: x + width, bottom: y + height }
}
