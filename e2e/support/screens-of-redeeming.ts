import { expect } from '../fixtures.ts'
import { button, heading, type Screen, type Stage } from './stage.ts'
import { say } from './words.ts'

const DETAIL = '/privilege/detail?privilegeId=DSP001'

async function confirm({ page, locale }: Stage): Promise<void> {
  const name = say('ui.feedbackModal.confirm', {}, locale)
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
}

async function redeem(stage: Stage): Promise<void> {
  await stage.open(DETAIL)
  await button(stage, 'privileges.redeem').click()
  await confirm(stage)
}

/** Redeeming a privilege, and the code for staff. */
export const redeemingScreens: Screen[] = [
  {
    name: 'a privilege, its question, and what it became',
    persona: 'gold',
    show: async (stage) => {
      const { page, locale, look } = stage
      await stage.open(DETAIL)
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      await look('before')
      await button(stage, 'privileges.redeem').click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await look('the question')
      await confirm(stage)
      await expect(heading(stage, 'privileges.redeem.done')).toBeVisible()
      await look('redeemed')
      await button(stage, 'redemption.use').click()
      await look('the question at the counter')
      await confirm(stage)
      await expect(page.getByRole('timer').first()).toBeVisible()
      await look('the code')
      await button(stage, 'codes.scanMode').click()
      await expect(page.getByRole('dialog', { name: say('codes.scanMode', {}, locale) })).toBeVisible()
    },
  },
  {
    name: 'a redemption that is being looked up',
    persona: 'gold',
    show: async (stage) => {
      stage.faults.add({ operation: 'issuePrivilege', kind: 500 })
      stage.faults.add({ operation: 'listPrivilegeHistory', kind: 500 })
      await redeem(stage)
      await expect(heading(stage, 'redemption.checking.title')).toBeVisible()
    },
  },
]
