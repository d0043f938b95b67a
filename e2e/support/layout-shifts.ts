import type { Page } from '@playwright/test'

type Noted = typeof globalThis & { shifts: number[] }

/** Has every document that the page opens from now on note what moves in it, but for what a member's own input moves. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    const note = (entry: PerformanceEntry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // LayoutShift has no type yet
      if (!hadRecentInput) shifts.push(value)
    }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

/** The sum of what has moved so far, once the last frame is painted. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return (globalThis as Noted).shifts.reduce((sum, value) => sum + value, 0)
  })
