import { expect, type Locator, type Page } from '@playwright/test'

/** Tabs to `target`; throws at a stop on the way where the focus is not visible. */
export async function tabTo(page: Page, target: Locator, atMost = 12): Promise<void> {
  await expect(target).toBeVisible()
  const stops: string[] = []
  for (let i = 0; i < atMost; i += 1) {
    await page.keyboard.press('Tab')
    const { name, isTarget, fault } = await target.evaluate(inspectFocus)
    stops.push(name)
    if (fault) throw new Error(`${stops.join(' → ')}: ${fault}`)
    if (isTarget) return
  }
  throw new Error(`${target.toString()} is further than ${atMost} times Tab: ${stops.join(' → ')}`)
}

/** Tabs to something and presses a key on it. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** The element that has the focus. */
interface FocusStop {
  name: string
  isTarget: boolean
  /** What is wrong with the focus there. */
  fault: string | undefined
}

/**
 * Where the focus is, and whether its ring is visible; runs in the page. The ring may be on the element, on the label or the
 * search box around it, on the card that a link fills, or on a stand-in beside it.
 */
async function inspectFocus(target: Element): Promise<FocusStop> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))

  const focused = document.activeElement
  if (!focused || focused === document.body)
    return { name: 'nothing', isTarget: false, fault: 'the focus has left the page' }
  const words = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused.textContent
  const name = focused.ariaLabel ?? (words?.trim() || focused.tagName)
  return { name, isTarget: focused === target, fault: faultOf(focused) }

  function faultOf(element: Element): string | undefined {
    const label = element.closest('label, [role=search]:has(input:focus)')
    const beside = element.nextElementSibling
    const standIns = beside ? [beside, ...beside.querySelectorAll('*')] : []
    const card = element instanceof HTMLElement && hasRing(element, '::after') ? element.offsetParent : null
    const ringed = [element, label, ...standIns].find((place) => place && hasRing(place)) ?? card
    if (!ringed) return 'it has no ring'
    const area = label ?? element
    const { left, right, top, bottom } = area.getBoundingClientRect()
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const there = document.elementFromPoint(x, y)
    if (!there) return 'it is off the screen'
    if (!there.contains(area) && !area.contains(there)) return 'something covers it'
    return sidesCutOff(ringed) > 1 ? 'its ring is cut off' : undefined
  }

  function hasRing(element: Element, part?: '::after'): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part)
    const hasOutline =
      outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !/^rgba.*[,/] 0\)$/.test(outlineColor)
    return hasOutline && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  /** How many sides of the ring an ancestor cuts off, as a scroller or a rounded frame may. */
  function sidesCutOff(ringed: Element): number {
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed)
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth)
    const { top, right, bottom, left } = ringed.getBoundingClientRect()
    const frames: DOMRect[] = []
    for (let place = ringed.parentElement; place && place !== document.body; place = place.parentElement) {
      if (getComputedStyle(place).overflow !== 'visible') frames.push(place.getBoundingClientRect())
      // A modal dialog is in the top layer: nothing around it cuts it off.
      if (place.matches('dialog')) break
    }
    return [
      frames.some((frame) => top - reach < frame.top),
      frames.some((frame) => right + reach > frame.right),
      frames.some((frame) => bottom + reach > frame.bottom),
      frames.some((frame) => left - reach < frame.left),
    ].filter(Boolean).length
  }
}
