import type { Page } from '@playwright/test'

export interface Insets {
  top: number
  left: number
  right: number
  bottom: number
}

/** What a phone reports of its rounded ends and of its home bar, through `env(safe-area-inset-*)`. */
export async function forceInsets(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/**
 * Texts and controls that lie in the insets: at the top before the page, or the dialog over it, is scrolled, elsewhere at its end.
 * What scrolls sideways may pass through the insets at the sides.
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
        if ([...range.getClientRects()].some((rect) => lies(rect, isScrolling)))
          found.push(textContent.trim())
      }
      for (const control of root.querySelectorAll(
        'a[href], button, input, select, textarea, [tabindex="0"]',
      )) {
        if (isSeen(control) && lies(control.getBoundingClientRect(), isOfScroller(control)))
          found.push(control.outerHTML.slice(0, 200))
      }
    }
    return found
  }, insets)
}
