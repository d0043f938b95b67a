/** What is pressed before a picture. Named in both languages, or found by role. */
const collect = /^(สะสมแต้ม|Collect points)$/

async function openCode(page) {
  await page.getByRole('main').getByRole('button', { name: collect }).click()
  await page.getByRole('tab').first().waitFor()
}

export const act = {
  openCode,
  openCodeTab: (index) => async (page) => {
    await openCode(page)
    await page.getByRole('tab').nth(index).click()
  },
  openMenu: async (page) => {
    await page.locator('header button[aria-haspopup=dialog]').first().click()
    await page.locator('dialog[open] nav').waitFor()
  },
  foldTier: (page) => page.locator('main section button[aria-expanded=true]').click(),
  logInWithLine: async (page) => {
    await page.getByRole('button', { name: /LINE/ }).click()
    await page.getByRole('button', { name: /LINE/, disabled: false }).waitFor()
  },
  /** The modal of an outcome: the one before it has nothing to press. */
  awaitButton: (page) => page.locator('dialog[open] button').first().waitFor(),
}
