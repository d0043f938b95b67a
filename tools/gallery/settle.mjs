const PATIENCE = 30_000
const CALM_MS = 250
/** A call that failed is made again after a pause of up to 600 ms. */
const CALM_OF_RETRIES_MS = 700
/** What is still under way after so long a calm is held by a fault, or by LINE. */
const HELD_MS = 1000

/** The requests of a page under way. */
export function watchRequests(page) {
  const pending = new Set()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Run in every page: notes when its document last changed. */
export function watchChanges() {
  const note = () => {
    window.galleryChangedAt = performance.now()
  }
  note()
  const what = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(note).observe(document, what)
}

/** Waits until fonts and pictures are there and neither animations nor requests change the page any more. */
export async function settle(page, pending, hasFaults) {
  const calm = hasFaults ? CALM_OF_RETRIES_MS : CALM_MS
  await page.waitForFunction(isCalm, calm, { timeout: PATIENCE })
  while (pending.size > 0) {
    const isHeld = await page.waitForEvent('requestfinished', { timeout: HELD_MS }).then(
      () => false,
      () => true,
    )
    await page.waitForFunction(isCalm, calm, { timeout: PATIENCE })
    if (isHeld) return
  }
}

/** In the page. */
function isCalm(milliseconds) {
  for (const image of document.querySelectorAll('img[loading=lazy]')) image.loading = 'eager'
  const isMoving = (animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity
  return (
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete) &&
    !document.getAnimations().some(isMoving) &&
    performance.now() - window.galleryChangedAt > milliseconds
  )
}
