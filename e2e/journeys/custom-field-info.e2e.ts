import { expect, test } from '../fixtures.ts'
import { field, save } from '../support/member-forms.ts'
import { say } from '../support/words.ts'

test(
  "a member reads the answers to the brand's own questions, changes one, and finds it after a reload",
  { tag: '@main' },
  async ({ page, app, open, memberIs }) => {
    await memberIs('gold')
    await open('/profile/customfield-info')
    const about = page.getByRole('region', { name: 'ให้กาแฟดอยใสรู้จักคุณมากขึ้น' })
    await expect(about).toContainText('กานต์')
    const edit = about.getByRole('button', { name: /^แก้ไข/ })
    await edit.focus()
    await page.keyboard.press('Enter')
    await expect(field(page, 'ชื่อเล่น')).toHaveValue('กานต์')
    await field(page, 'ชื่อเล่น').fill('แก้ว')
    await save(page).click()
    await expect(page.getByRole('status').filter({ hasText: say('forms.saved') })).toHaveCount(1)
    await expect(about).toContainText('แก้ว')
    await expect(edit).toBeFocused()
    expect(app.sandbox.context.state.members['doisai-gold']?.forms.doisai_about_you).toMatchObject({
      nickname: 'แก้ว',
      visit_time: 'evening',
    })

    await page.reload()
    await expect(about).toContainText('แก้ว')
  },
)
