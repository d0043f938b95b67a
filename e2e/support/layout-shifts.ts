import type { Page } from '@playwright/test'

/** How much has moved at once, and what, from where to where. */
interface Shift {
  value: number
  moved: string[]
}

type Noted = typeof globalThis & { shifts: Shift[] }

/** Records the layout shifts in every document that the page opens from now on, except those after a member's input. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    // LayoutShift has no type yet.
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    const note = (entry: PerformanceEntry) => {
      const { value, hadRecentInput, sources } = entry as Entry
      if (hadRecentInput) return
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 60)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
      )
      shifts.push({ value, moved })
    }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

/** What has moved so far, once the last frame is painted. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return (globalThis as Noted).shifts
  })
