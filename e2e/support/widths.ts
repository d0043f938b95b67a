import type { AnyPage } from './any-page.ts'

/** Elements that reach beyond the sides of the screen, outside scrollers. The page clips them, so its width shows nothing. */
export function elementsBeyondSides(page: AnyPage): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      let above = element.parentElement
      while (above && above !== document.body) {
        if (/auto|scroll|hidden/.test(getComputedStyle(above).overflowX)) return true
        above = above.parentElement
      }
      return false
    }
    const isBeyond = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > window.innerWidth + 1) && !isCut(element)
    }
    const isSheetTooNarrow = (element: Element) =>
      element.closest('dialog') !== null &&
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.scrollWidth > element.clientWidth + 1
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => isBeyond(element) || isSheetTooNarrow(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 160))
  }, undefined)
}
