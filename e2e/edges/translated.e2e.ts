import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { field, save } from '../support/member-forms.ts'
import { say } from '../support/words.ts'

/** As browsers translate: puts every text that appears into an element, itself or a copy. */
function translate(isCopied: boolean): void {
  const wrap = (node: Node) => {
    if (!(node instanceof Text)) return node.childNodes.forEach(wrap)
    if (!node.data.trim() || node.parentElement?.closest('font, script, style, template')) return
    const font = document.createElement('font')
    node.replaceWith(font)
    font.append(isCopied ? node.data : node)
  }
  new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(wrap))).observe(
    document,
    { childList: true, subtree: true },
  )
}

for (const isCopied of [false, true])
  test(`a page whose texts a translator has ${isCopied ? 'replaced' : 'moved'} stays whole, and tells what is new`, async ({
    page,
    open,
    memberIs,
  }) => {
    await page.addInitScript(translate, isCopied)
    await memberIs('gold')
    await open('/home')
    await expect(page.locator('html')).toHaveAttribute('translate', 'no')
    const tabs = page.getByRole('navigation', { name: say('shell.bottomNavigation.name') })
    const title = page.getByRole('heading', { level: 1 })
    await tabs.getByRole('link', { name: th.privilege }).click()
    await expect(title).toHaveText(th.privilege)
    const search = page.getByRole('searchbox')
    for (const text of ['ลาเต้', 'zzzz', '']) {
      await search.fill(text)
      await expect(page).toHaveURL((url) => (url.searchParams.get('search') ?? '') === text)
    }
    await tabs.getByRole('link', { name: th.profile }).click()
    await expect(title).toHaveText(th.profile)

    await open('/profile/edit-profile')
    await field(page, th.firstName).fill('')
    await save(page).click()
    await expect(field(page, th.firstName)).toHaveAttribute('aria-invalid', 'true')
    await field(page, th.firstName).fill('กัญญา')
    await save(page).click()
    await expect(page.getByText(say('profile.edit.saved'), { exact: true })).toBeVisible()
  })
