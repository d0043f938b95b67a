import { expect, type Locator, type Page } from '@playwright/test'
import { inspectFocus } from './focus-ring.ts'
import { pageTitle } from './on-screen.ts'
import { phoneField } from './phone.ts'
import { say } from './words.ts'

/** Tabs to `target`; throws at a stop on the way where the focus is not visible. */
export async function tabTo(page: Page, target: Locator, atMost = 12, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  const stops: string[] = []
  for (let i = 0; i < atMost; i += 1) {
    await page.keyboard.press(key)
    const { name, isTarget, fault } = await target.evaluate(inspectFocus)
    stops.push(name)
    if (fault) throw new Error(`By ${key}: ${stops.join(' → ')}: ${fault}`)
    if (isTarget) return
  }
  throw new Error(`${target.toString()} is further than ${atMost} times ${key}: ${stops.join(' → ')}`)
}

/** Tabs to `target` backwards. */
export const tabBackTo = (page: Page, target: Locator): Promise<void> => tabTo(page, target, 12, 'Shift+Tab')

/** Tabs to something and presses a key on it. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Tabs to the field for a mobile number, types one, and sends it by Enter. */
export async function sendNumber(page: Page, number: string): Promise<void> {
  await tabTo(page, phoneField(page))
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
}

/** Waits until a new page's heading has the focus. */
export const expectArrival = (page: Page, title: string): Promise<void> =>
  expect(pageTitle(page, say(title))).toBeFocused()
