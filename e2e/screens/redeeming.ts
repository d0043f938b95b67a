import type { BrandRef } from '../../src/sandbox/personas.ts'
import { say } from '../support/words.ts'
import {
  both,
  button,
  confirm,
  heading,
  modalButton,
  onlyPictured,
  press,
  savingFor,
  serviceNotice,
  takeApiDown,
  type Screen,
  type Stage,
} from './screen.ts'

const detail = (privilegeId: string) =>
  ({ path: `/privilege/detail?privilegeId=${privilegeId}`, persona: 'gold', shows: 'main h2' }) as const
const question = '[role=alertdialog] button'

/** An attempt without an answer, which is not in the history. */
const notRedeemed = JSON.stringify([
  {
    ...{ memberKey: 'doisai:DS100185', kind: 'privilege', itemId: 'DSP001' },
    ...{ status: 'notRedeemed', isRetry: true, begunAt: Date.now() },
    requestId: '3f0c9a52-6b1d-4e8f-9a77-2f1f0c5d8e41',
  },
])

async function redeem(stage: Stage): Promise<void> {
  await press('redeem.privilege.redeem')(stage)
  await confirm(stage)
}

/** Redeems after the app has noticed that the API is down: it reads the figures again when it comes back online. */
async function redeemWhileApiIsDown(stage: Stage): Promise<void> {
  const { page } = stage
  // Wait for the last read of the start: if one failed, a modal would open.
  const isRead = () => performance.getEntriesByType('resource').some(({ name }) => /criteria-item/.test(name))
  await page.waitForFunction(isRead)
  takeApiDown(stage)
  const notice = page.locator(serviceNotice)
  // The app does not report the API as down while recent calls still count as answered: try until it does.
  while (!(await notice.isVisible())) {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await notice.waitFor({ timeout: 1500 }).catch(() => undefined)
  }
  await press('redeem.privilege.redeem')(stage)
}

/** Redeeming a privilege, and the code for staff. */
export const redeemingScreens: Screen[] = [
  {
    ...detail('DSP001'),
    path: (brand: BrandRef) => `/privilege/detail?privilegeId=${brand === 'doisai' ? 'DSP001' : 'SMP001'}`,
    name: 'privilege-detail',
    brands: both,
    next: [
      { name: 'redeem-question', brands: both, act: press('redeem.privilege.redeem'), shows: question },
      { name: 'redeemed', brands: both, act: confirm, shows: heading('redeem.privilege.done') },
      { name: 'counter-question', brands: both, act: press('redeem.use'), shows: question },
      { name: 'code-running', brands: both, act: confirm, shows: '[role=tabpanel]' },
      { name: 'code-scan-mode', brands: both, act: press('codes.scanMode'), shows: 'dialog[open] svg' },
    ],
  },
  {
    ...detail('DSP001'),
    name: 'redeem-checking',
    faults: ['issuePrivilege', 'listPrivilegeHistory'].map((call) => [call, 500]),
    act: redeem,
    shows: heading('redeem.checking.title'),
  },
  {
    ...detail('DSP001'),
    name: 'redeem-not-redeemed',
    local: { redemptionAttempts: notRedeemed },
    shows: heading('redeem.notRedeemed'),
  },
  {
    ...detail('DSP001'),
    name: 'redeem-unreadable',
    local: { redemptionAttempts: notRedeemed.replace('"notRedeemed"', '"checking","isUnreadable":true') },
    faults: [['listPrivilegeHistory', 500]],
    shows: button('ui.errorState.retry'),
  },
  {
    ...detail('DSP001'),
    name: 'redeem-api-down',
    act: redeemWhileApiIsDown,
    shows: modalButton,
    isSaidOnce: true,
  },
  {
    ...detail('DSP001'),
    name: 'share-privilege',
    config: { liffIds: {} },
    act: press('ui.share'),
    shows: ({ page, locale }) =>
      page
        .getByRole('dialog', { name: say('ui.share', {}, locale), exact: true })
        .getByRole('button', { name: say('ui.copyButton.copy', {}, locale) }),
  },
  {
    ...detail('DSP018'),
    name: 'privilege-detail-instead',
    local: {
      savingFor: savingFor('DSP008', 'ทริปเที่ยวไร่กาแฟ 1 วัน สำหรับ 2 ท่าน'),
    },
    shows: button('privileges.saving.choose'),
  },
  {
    ...detail('DSP018'),
    name: 'privilege-detail-saving',
    local: { savingFor: savingFor('DSP018', 'ชุดดริปเซรามิกทำมือ') },
    shows: button('privileges.saving.choose'),
  },
  ...onlyPictured([
    {
      ...detail('DSP001'),
      name: 'privilege-detail-enough',
      local: { savingFor: savingFor('DSP001', 'ลาเต้ร้อน 1 แก้ว') },
      shows: button('privileges.saving.stop'),
    },
    { ...detail('DSP018'), name: 'privilege-detail-missing' },
    { ...detail('DSP006'), name: 'privilege-detail-gone' },
    { ...detail('NOBODY'), name: 'privilege-detail-unknown' },
    {
      ...detail('DSP905'),
      name: 'redeem-refused',
      act: redeem,
      shows: '[role=alertdialog] code, [role=alertdialog] button',
    },
  ]),
]
