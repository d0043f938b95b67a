import { expect, type Page } from '@playwright/test'
import { sessionFor, memberIdOf, type BrandRef } from '../../src/sandbox/personas.ts'
import type { AppServer } from './app-server.ts'
import { say } from './words.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name: say(name), exact: true })

export const redeemButton = (page: Page) => button(page, 'redeem.privilege.redeem')
export const confirmButton = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: say('ui.feedbackModal.confirm'), exact: true })
export const useNowButton = (page: Page) => button(page, 'redeem.use')
export const scanModeButton = (page: Page) => button(page, 'codes.scanMode')

/** The code as text, below its picture. */
export const codeText = (page: Page) => page.getByRole('tabpanel').locator('strong')

/** Redeems what is open. */
export async function redeem(page: Page): Promise<void> {
  await redeemButton(page).click()
  await confirmButton(page).click()
}

/** Has the redeemed item's code issued, and gives the code. */
export async function getCode(page: Page): Promise<string> {
  await useNowButton(page).click()
  await confirmButton(page).click()
  await expect(codeText(page)).toBeVisible()
  return codeText(page).innerText()
}

/** What the sandbox has issued to `gold` of a privilege since it was seeded: the ledger that decides what happened. */
export function issuedTo(app: AppServer, privilegeId: string, brand: BrandRef = 'doisai') {
  const member = app.sandbox.context.state.members[memberIdOf('gold', brand)]
  const isNew = (id: string) => /^PV\d+$/.test(id)
  return member?.privileges.filter((item) => item.privilegeId === privilegeId && isNew(item.id)) ?? []
}

/** The points of `gold`, by the sandbox's ledger. */
export async function balanceOf(app: AppServer): Promise<number> {
  const headers = { authorization: `Bearer ${sessionFor('gold', 'doisai')}` }
  const answer = await fetch(`${app.origin}/api/v1.0/Customer/Profile`, { headers })
  return ((await answer.json()) as { point: number }).point
}

/** Staff scan or type the code that is on the member's screen. */
export async function staffUse(app: AppServer, code: string): Promise<void> {
  const body = JSON.stringify({ code })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${app.origin}/sandbox/staff/use`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`Staff could not use ${code}: ${answer.status}`)
}
