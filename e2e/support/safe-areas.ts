import { expect, type Page } from '@playwright/test'

export interface Insets {
  top: number
  left: number
  right: number
  bottom: number
}

/**
 * How a phone says how high its home bar is: by `env()`, as iOS does; by LINE's property, where an older WebView of Android
 * reads 0 from `env()`; or by both, of which the larger one counts.
 */
export const REPORTS = ['env', 'property', 'both'] as const
export type Report = (typeof REPORTS)[number]

/** Sets the safe-area insets that the phone reports; the home bar's by `env()`, by LINE's property, or by both. */
export async function forceInsets(page: Page, insets: Insets, by: Report = 'env'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bottom = { env: insets.bottom, property: 0, both: Math.floor(insets.bottom / 2) }[by]
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...insets, bottom } })
  const property = by === 'env' ? '' : `${insets.bottom}px`
  await page.evaluate(
    (height) => document.documentElement.style.setProperty('--android-safe-area-inset-bottom', height),
    property,
  )
}

/** Expects nothing that is read or tapped to lie under the home bar, however the phone reports it; leaves it without one. */
export async function expectClearOfHomeBar(page: Page, what: string): Promise<void> {
  const bar = { top: 0, left: 0, right: 0, bottom: 34 }
  for (const report of REPORTS) {
    await forceInsets(page, bar, report)
    await expect
      .soft(async () => expect(await inInsets(page, bar)).toEqual([]), `${what}, home bar by ${report}`)
      .toPass({ timeout: 5000 })
  }
  await forceInsets(page, { ...bar, bottom: 0 })
}

/**
 * Texts and controls of the page, or of the dialog over it, that lie in the insets: in the top one before scrolling, in the
 * others at the end of scrolling. Parts that scroll sideways may lie in the insets at the sides.
 */
export function inInsets(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ top, left, right, bottom }) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const root = dialog ?? document.body
    const scrolls = (element: Element, axis: 'overflowX' | 'overflowY') =>
      /auto|scroll/.test(getComputedStyle(element)[axis])
    const scrollTo = (place: 'start' | 'end') => {
      for (const element of dialog ? [dialog, ...dialog.querySelectorAll('*')] : [document.documentElement]) {
        if (element.scrollHeight > element.clientHeight)
          element.scrollTop = place === 'start' ? 0 : element.scrollHeight
      }
    }
    const isOfScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      ((scrolls(element, 'overflowX') && element.scrollWidth > element.clientWidth) ||
        /swiper/.test(element.getAttribute('class') ?? '') ||
        isOfScroller(element.parentElement))
    /** The visible part of a rectangle: ancestors that scroll or hide their overflow cut it off. */
    const seenOf = (rect: DOMRect, element: Element | null): DOMRect => {
      let { left: begin, top: upper, right: end, bottom: lower } = rect
      for (let above = element; above && above !== root.parentElement; above = above.parentElement) {
        if (above === document.body) break
        const { overflowX, overflowY } = getComputedStyle(above)
        const box = above.getBoundingClientRect()
        if (overflowX !== 'visible') [begin, end] = [Math.max(begin, box.left), Math.min(end, box.right)]
        if (overflowY !== 'visible') [upper, lower] = [Math.max(upper, box.top), Math.min(lower, box.bottom)]
      }
      return new DOMRect(begin, upper, Math.max(0, end - begin), Math.max(0, lower - upper))
    }
    /** For screen readers alone. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (/inset/.test(getComputedStyle(element).clipPath) || isClipped(element.parentElement))
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], dialog:not([open])') &&
      !isClipped(element)
    const isIn: Record<'start' | 'end', (rect: DOMRect, isScrolling: boolean) => boolean> = {
      start: (rect) => rect.top < top - 1 && rect.bottom > 1,
      end: (rect, isScrolling) =>
        (!isScrolling && (rect.left < left - 1 || rect.right > window.innerWidth - right + 1)) ||
        (rect.bottom > window.innerHeight - bottom + 1 && rect.top < window.innerHeight - 1),
    }
    const found: string[] = []
    for (const place of ['start', 'end'] as const) {
      scrollTo(place)
      const lies = (rect: DOMRect, isScrolling: boolean) =>
        rect.width > 1 && rect.height > 1 && isIn[place](rect, isScrolling)
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode
        if (!textContent?.trim() || !parentElement || !isSeen(parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const isScrolling = isOfScroller(parentElement)
        if ([...range.getClientRects()].some((rect) => lies(seenOf(rect, parentElement), isScrolling)))
          found.push(textContent.trim())
      }
      for (const control of root.querySelectorAll(
        'a[href], button, input, select, textarea, [tabindex="0"]',
      )) {
        if (
          isSeen(control) &&
          lies(seenOf(control.getBoundingClientRect(), control.parentElement), isOfScroller(control))
        )
          found.push(control.outerHTML.slice(0, 200))
      }
    }
    return found
  }, insets)
}
