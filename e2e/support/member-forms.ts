import { th } from '#tests/names.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Call } from './call-log.ts'
import { say } from './words.ts'

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

export const listOf = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true })

/** The forms' button. */
export const save = (page: Page): Locator => page.getByRole('button', { name: th.save, exact: true })

/** Finds a choice by typing a part of it, and takes the first match by Enter. */
export async function choose(page: Page, name: string, typed: string, chosen: string): Promise<void> {
  const list = listOf(page, name)
  await expect(list).toBeEditable()
  await list.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(typed)
  await expect(page.getByRole('option').first()).toHaveText(chosen)
  await page.keyboard.press('Enter')
  await expect(list).toHaveValue(chosen)
}

/** Fills in the member's info, part of the address too. */
export async function fillInfo(page: Page): Promise<void> {
  await field(page, th.firstName).fill('สมหญิง')
  await field(page, th.lastName).fill('รักดี')
  await field(page, th.birthDate).fill('14/02/2535')
  await page.getByRole('radio', { name: th.male, exact: true }).check()
  await field(page, th.email).fill('somying@example.com')
  await choose(page, th.province, 'กรุงเทพ', 'กรุงเทพมหานคร')
  await choose(page, th.district, 'บางรัก', 'บางรัก')
}

/** Answers the brand's own questions, one of every kind. */
export async function fillForms(page: Page): Promise<void> {
  await field(page, 'ชื่อเล่น').fill('นุ')
  await page.getByLabel('มักแวะมาช่วงไหน', { exact: true }).selectOption({ label: 'ช่วงเย็น' })
  await field(page, 'จำนวนคนในบ้าน').fill('4')
  await field(page, 'วันสำคัญของคุณ').fill('01/05/2560')
  await page.getByRole('radio', { name: 'ไม่มี', exact: true }).check()
  await page.getByRole('checkbox', { name: 'ชา', exact: true }).check()
  await page.getByRole('checkbox', { name: 'ผลไม้', exact: true }).check()
  await page.getByRole('checkbox', { name: 'รับข่าวสารทาง LINE', exact: true }).check()
  await field(page, 'มีอะไรอยากบอกเราไหม').fill('กาแฟอร่อย\nบริการดี')
}

/** All fields have what `fillForms` filled in. */
export async function expectForms(page: Page): Promise<void> {
  await expect(field(page, 'ชื่อเล่น')).toHaveValue('นุ')
  await expect(page.getByLabel('มักแวะมาช่วงไหน', { exact: true })).toHaveValue('evening')
  await expect(field(page, 'จำนวนคนในบ้าน')).toHaveValue('4')
  await expect(field(page, 'วันสำคัญของคุณ')).toHaveValue('01/05/2560')
  await expect(page.getByRole('radio', { name: 'ไม่มี', exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(page.getByRole('checkbox', { name: 'กาแฟ', exact: true })).not.toBeChecked()
  await expect(field(page, 'มีอะไรอยากบอกเราไหม')).toHaveValue('กาแฟอร่อย\nบริการดี')
}

/** Closes the modal of an expired session, which is shown once. */
export async function closeExpiry(page: Page): Promise<void> {
  const modal = page.getByRole('alertdialog', { name: say('error.sessionExpired.title') })
  await expect(modal).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await modal.getByRole('button', { name: th.close }).click()
}

/** Chooses a file from the gallery, whatever its name and type say, as the member's picture. */
export async function pickPicture(page: Page, buffer: Buffer): Promise<void> {
  const change = page.getByRole('button', { name: th.changePicture, exact: true })
  // A route that is added while a document is arriving may never hold for it, and its requests are told to nobody.
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
