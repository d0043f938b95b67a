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
