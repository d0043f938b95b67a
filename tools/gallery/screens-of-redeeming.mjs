/** The screens of redeeming a privilege and of using it with the staff. */
const both = ['doisai', 'sabaimart']
const main = '[role=alertdialog] button'

/** The page's own button, which is the last one of its main part. */
const pressAction = (page) => page.locator('main button:enabled').last().click()
const confirm = (page) => page.locator(main).last().click()

async function redeem(page) {
  await pressAction(page)
  await confirm(page)
}

async function askForCode(page) {
  await redeem(page)
  await page.waitForURL(/history-detail/)
  await page.locator('main h3').waitFor()
  await pressAction(page)
  await page.locator(main).last().waitFor()
}

async function openCode(page) {
  await askForCode(page)
  await confirm(page)
  await page.locator('[role=tabpanel]').waitFor()
}

async function openScanMode(page) {
  await openCode(page)
  await page.getByRole('button', { name: /^(โหมดสแกน|Scan mode)$/ }).click()
  await page.locator('dialog[open] svg').waitFor()
}

const detail = (privilegeId) => ({
  path: `/privilege/detail?privilegeId=${privilegeId}`,
  persona: 'gold',
  shows: 'main h2',
})
const ofBoth = {
  ...detail('DSP001'),
  brands: both,
  path: (brand) => `/privilege/detail?privilegeId=${brand === 'doisai' ? 'DSP001' : 'SMP001'}`,
}

/** Rows of `screens.mjs`. */
export const redeemingScreens = [
  { ...ofBoth, name: 'privilege-detail' },
  { ...detail('DSP018'), name: 'privilege-detail-missing' },
  { ...detail('DSP006'), name: 'privilege-detail-gone' },
  { ...detail('NOBODY'), name: 'privilege-detail-unknown' },
  {
    ...detail('DSP001'),
    name: 'privilege-detail-loading',
    faults: [['listPrivileges', 'hang']],
    shows: 'main [aria-busy]',
  },
  { ...ofBoth, name: 'redeem-question', act: pressAction },
  {
    ...detail('DSP001'),
    name: 'redeem-checking',
    faults: [
      ['issuePrivilege', 500],
      ['listPrivilegeHistory', 500],
    ],
    act: async (page) => {
      await redeem(page)
      await page.locator('main h3').waitFor()
    },
  },
  {
    ...detail('DSP905'),
    name: 'redeem-refused',
    act: async (page) => {
      await redeem(page)
      await page.locator('[role=alertdialog] code, [role=alertdialog] button').first().waitFor()
    },
  },
  {
    ...ofBoth,
    name: 'redeemed',
    act: async (page) => {
      await redeem(page)
      await page.locator('main h3').waitFor()
    },
  },
  { ...ofBoth, name: 'counter-question', act: askForCode },
  { ...ofBoth, name: 'code-running', act: openCode },
  { ...ofBoth, name: 'code-scan-mode', act: openScanMode },
  {
    path: '/privilege/history-detail?transactionId=NOBODY',
    persona: 'gold',
    name: 'redeemed-unknown',
    shows: 'main h2',
  },
]
