import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { field, save } from '../support/member-forms.ts'
import { say } from '../support/words.ts'

/** Changes each new text as browsers do: wraps it, or a copy of it, in an element, or in a link (`chrome_annotation`). */
function rewrite(how: 'moved' | 'replaced' | 'linked'): void {
  const wrap = (node: Node) => {
    if (!(node instanceof Text)) return node.childNodes.forEach(wrap)
    const { data, parentElement } = node
    if (!data.trim() || parentElement?.closest('font, chrome_annotation, script, style, template')) return
    const element = document.createElement(how === 'linked' ? 'chrome_annotation' : 'font')
    node.replaceWith('', element)
    element.append(how === 'moved' ? node : data)
  }
  new MutationObserver((records) =>
    records
      .filter(({ removedNodes }) => removedNodes.length === 0)
      .forEach(({ addedNodes }) => addedNodes.forEach(wrap)),
  ).observe(document, { childList: true, subtree: true })
}

for (const how of ['moved', 'replaced', 'linked'] as const)
  test(`a page whose texts a browser has ${how} stays whole, and tells what is new`, async ({
    page,
    open,
    memberIs,
  }) => {
    await page.addInitScript(rewrite, how)
    await memberIs('gold')
    await open('/home')
    await expect(page.locator('html')).toHaveAttribute('translate', 'no')
    const tabs = page.getByRole('navigation', { name: say('shell.navigation') })
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
    await expect(page.getByText(say('forms.saved'), { exact: true })).toBeVisible()
  })
