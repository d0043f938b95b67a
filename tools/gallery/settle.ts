import type { Page, Request } from '@playwright/test'

declare global {
  interface Window {
    galleryChangedAt?: number
  }
}

const SETTLE_TIMEOUT_MS = 30_000
const CALM_MS = 250
/** A call that failed is made again after a pause of up to 600 ms. */
const CALM_OF_RETRIES_MS = 700
/** A request still pending after this time is held by a fault, or by LINE. */
const HELD_MS = 1000

/** The pending requests of a page. */
export function watchRequests(page: Page): Set<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Runs in every page: notes when the page's document last changed. */
export function watchChanges(): void {
  const note = () => {
    window.galleryChangedAt = performance.now()
  }
  note()
  const observed = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(note).observe(document, observed)
}

/** Waits until fonts and pictures are loaded and neither animations nor requests change the page any more. */
export async function settle(page: Page, pending: Set<Request>, hasFaults: boolean): Promise<void> {
  const calm = hasFaults ? CALM_OF_RETRIES_MS : CALM_MS
  await page.waitForFunction(isCalm, calm, { timeout: SETTLE_TIMEOUT_MS })
  while (pending.size > 0) {
    const isHeld = await page.waitForEvent('requestfinished', { timeout: HELD_MS }).then(
      () => false,
      () => true,
    )
    await page.waitForFunction(isCalm, calm, { timeout: SETTLE_TIMEOUT_MS })
    if (isHeld) return
  }
}

/** Runs in the page. */
function isCalm(milliseconds: number): boolean {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    image.loading = 'eager'
  const isMoving = (animation: Animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity
  return (
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete) &&
    !document.getAnimations().some(isMoving) &&
    performance.now() - (window.galleryChangedAt ?? Infinity) > milliseconds
  )
}
