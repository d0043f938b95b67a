import type { AnyPage } from './any-page.ts'

/** Waits until no finite animation or transition is running. An inherited colour's begins when the parent's has ended. */
export async function settle(page: AnyPage): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    for (let some = moving(); some.length > 0; some = moving())
      await Promise.allSettled(some.map(({ finished }) => finished))
  }, undefined)
}

/** Waits until the page has not scrolled for ten frames: a wheel event during a scroll would start from another place. */
export async function waitForScrollEnd(page: AnyPage): Promise<void> {
  await page.evaluate(async () => {
    for (let before = NaN, still = 0; still < 10; before = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === before ? still + 1 : 0
    }
  }, undefined)
}
