const sheets = [
  ...['buttons', 'checkboxes', 'points', 'submenu', 'small-parts'],
  ...['date-none', 'date-chosen', 'date-min-max', 'date-working-days'],
  ...['range-none', 'range-any-time', 'range-start', 'range-custom', 'range-relative', 'range-min-max'],
  ...['feedback-success', 'feedback-warning', 'feedback-danger', 'feedback-other'],
  ...['feedback-own-buttons', 'feedback-no-buttons', 'bottom-sheet', 'bottom-sheet-long'],
  ...['carousel', 'carousel-controls', 'carousel-styles'],
]

/** A swiper stands still until someone attends to it: the first key press starts it. */
const startCarousels = async (page) => {
  await page.keyboard.press('Shift')
  await page.locator('.swiper').first().waitFor()
}

/** Rows of `screens.mjs`: what no page of the app shows of a component, on a page of its own. */
export const componentScreens = sheets.map((sheet) => ({
  name: `component-${sheet}`,
  sheet,
  shows: 'main *',
  fullPage: true,
  ...(sheet.startsWith('carousel') && { act: startCarousels }),
}))
