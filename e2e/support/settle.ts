import type { AnyPage } from './any-page.ts'

/** Waits until no finite animation or transition is running. What inherits a colour begins when its parent has ended. */
export async function settle(page: AnyPage): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    for (let some = moving(); some.length > 0; some = moving())
      await Promise.allSettled(some.map(({ finished }) => finished))
  }, undefined)
}

/** Waits until the page has stood at one place for ten frames. A wheel's turn that comes while it still moves counts from elsewhere. */
export async function waitForScrollEnd(page: AnyPage): Promise<void> {
  await page.evaluate(async () => {
    for (let before = NaN, still = 0; still < 10; before = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === before ? still + 1 : 0
    }
  }, undefined)
}
