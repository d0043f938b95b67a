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
 * Texts and controls that lie in the insets once the page, or the dialog over it, is scrolled to its end. What scrolls sideways
 * may pass through the insets at the sides.
 */
export function inInsets(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ left, right, bottom }) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const root = dialog ?? document.body
    const scrolls = (element: Element, axis: 'overflowX' | 'overflowY') =>
      /auto|scroll/.test(getComputedStyle(element)[axis])
    for (const element of dialog ? [dialog, ...dialog.querySelectorAll('*')] : [document.documentElement]) {
      if (element.scrollHeight > element.clientHeight) element.scrollTop = element.scrollHeight
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
    const isIn = (
      { left: from, right: to, top, bottom: end, width, height }: DOMRect,
      isScrolling: boolean,
    ) =>
      width > 1 &&
      height > 1 &&
      ((!isScrolling && (from < left - 1 || to > window.innerWidth - right + 1)) ||
        (end > window.innerHeight - bottom + 1 && top < window.innerHeight - 1))
    const found: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!textContent?.trim() || !parentElement || !isSeen(parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const isScrolling = isOfScroller(parentElement)
      if ([...range.getClientRects()].some((rect) => isIn(rect, isScrolling))) found.push(textContent.trim())
    }
    for (const control of root.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')) {
      if (isSeen(control) && isIn(control.getBoundingClientRect(), isOfScroller(control)))
        found.push(control.outerHTML.slice(0, 200))
    }
    return found
  }, insets)
}
