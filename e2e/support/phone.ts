import { th } from '#tests/names.ts'
import { expect, type Locator, type Page } from '@playwright/test'

/** What the sandbox accepts as every code and as every persona's PIN. */
export const OTP = '123456'
export const PIN = '246810'
/** A PIN that the app does not call weak. */
export const NEW_PIN = '204069'

export const phoneField = (page: Page): Locator =>
  page.getByRole('textbox', { name: th.phoneNumber, exact: true })

export const codeField = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })

export const proceed = (page: Page): Locator => page.getByRole('button', { name: th.proceed, exact: true })

export async function enterNumber(page: Page, number: string): Promise<void> {
  await phoneField(page).fill(number)
  await proceed(page).click()
}

/** Types a code as a member does, into the field that has the focus. */
export async function typeCode(page: Page, name: string, code: string): Promise<void> {
  const field = codeField(page, name)
  await expect(field).toBeFocused()
  await expect(field).toBeEditable()
  await page.keyboard.type(code)
}

/** Chooses a PIN and repeats it. */
export async function choosePin(page: Page, pin = NEW_PIN, name = th.createPin): Promise<void> {
  await typeCode(page, name, pin)
  await typeCode(page, th.confirmPin, pin)
}

/** The step that the address names. */
export async function expectStep(page: Page, path: string, step: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('page') === step)
}
