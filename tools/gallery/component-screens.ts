import type { Page } from '@playwright/test'
import type { Screen } from '../../e2e/screens/screen.ts'

/** A screen of the app, or a page of components (tools/gallery/components). */
export interface GalleryScreen extends Screen {
  isOfComponents?: boolean
}

const sheets = [
  ...['buttons', 'checkboxes', 'points', 'submenu', 'small-parts'],
  ...['date-none', 'date-chosen', 'date-min-max', 'date-working-days'],
  ...['range-none', 'range-start', 'range-custom', 'range-relative', 'range-min-max'],
  ...['feedback-success', 'feedback-warning', 'feedback-danger', 'feedback-other'],
  ...['feedback-own-buttons', 'feedback-no-buttons', 'bottom-sheet', 'bottom-sheet-long'],
  ...['carousel', 'carousel-controls', 'carousel-styles'],
]

/** A swiper stands still until someone attends to it: the first key press starts it. */
const startCarousels = async ({ page }: { page: Page }) => {
  await page.keyboard.press('Shift')
  await page.locator('.swiper').first().waitFor()
}

/** What no page of the app shows of a component, on a page of its own. */
export const componentScreens: GalleryScreen[] = sheets.map((sheet) => ({
  name: `component-${sheet}`,
  path: `?sheet=${sheet}`,
  isOfComponents: true,
  shows: 'main *',
  fullPage: true,
  ...(sheet.startsWith('carousel') && { act: startCarousels }),
}))
