import { th } from '#tests/names.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Call } from './call-log.ts'

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

export const listOf = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true })

export const save = (page: Page): Locator => page.getByRole('button', { name: th.save, exact: true })

/** Chooses a file from the gallery, whatever its name and type say, as the member's picture. */
export async function pickPicture(page: Page, buffer: Buffer): Promise<void> {
  const change = page.getByRole('button', { name: th.changePicture, exact: true })
  // Wait for the document: a route that is added while it loads may never apply to it.
  await expect(change).toBeVisible()
  // Chromium tells what a request with a file in it holds only while requests are routed.
  await page.route('**/Customer/UpdateCustomerInfo', (route) => route.continue())
  await change.click()
  const sheet = page.getByRole('dialog', { name: th.uploadPicture, exact: true })
  await expect(sheet.getByLabel(th.camera, { exact: true })).toHaveAttribute('capture', 'user')
  const file = { name: 'me.png', mimeType: 'image/png', buffer }
  await sheet.getByLabel(th.gallery, { exact: true }).setInputFiles(file)
  await expect(sheet).toHaveCount(0)
}

/** The texts of a multipart body, by name; a file by its name alone. */
export function partsOf(call: Call | undefined): Record<string, string> {
  const part = /name="(?<name>\w+)"(?:; filename="(?<file>[^"]*)")?(?:\r\n[^\r\n]+)*\r\n\r\n(?<text>[^\r]*)/g
  return Object.fromEntries(
    [...String(call?.body).matchAll(part)].map(({ groups: { name = '', file, text = '' } = {} }) => [
      name,
      file ?? text,
    ]),
  )
}
