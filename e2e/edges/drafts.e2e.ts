import { th } from '#tests/names.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { field } from '../support/member-forms.ts'
import { storageOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const ANSWERS = '/profile/customfield-info'
const EDIT = '/profile/edit-profile'

test('nothing of a national ID that is typed into a brand’s own field stays on the phone, not even its beginning', async ({
  page,
  open,
  memberIs,
}) => {
  const drafts = async () => (await storageOf(page, 'localStorage')).drafts
  await memberIs('gold')
  await open(ANSWERS)
  const about = page.getByRole('region', { name: 'ให้กาแฟดอยใสรู้จักคุณมากขึ้น' })
  await about.getByRole('button', { name: /^แก้ไข/ }).click()
  for (const id of ['1-1017-00230-70-8', '๑๑๐๑๗๐๐๒๓๐๗๐๘', '１１０１７００２３']) {
    await field(page, 'ชื่อเล่น').fill(id.slice(0, 4))
    await expect.poll(drafts).toContain(id.slice(0, 4))
    await field(page, 'ชื่อเล่น').fill(id)
    await expect.poll(drafts).toBeUndefined()
  }
  await page.reload()
  await expect(about).toContainText('กานต์')
  expect(await drafts()).toBeUndefined()
})

test('what a member has typed as the session ends is there for that member alone', async ({
  page,
  app,
  open,
  faults,
  memberIs,
  watch,
}) => {
  const tokens = { gold: sessionFor('gold', 'doisai'), platinum: sessionFor('platinum', 'doisai') }
  Object.values(tokens).forEach((token) => watch.addMember(token))
  watch.allowAddress(app.origin)
  const drafts = async () => (await storageOf(page, 'localStorage')).drafts
  await memberIs('gold')
  await open(EDIT)
  await field(page, th.firstName).fill('กัญญา')
  await expect.poll(drafts).toContain('กัญญา')
  faults.add({ operation: 'updateCustomerInfo', kind: 401, times: 1 })
  await page.getByRole('button', { name: th.save, exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()

  await open(`${EDIT}?token=${tokens.platinum}&brandRef=doisai`)
  await expect(field(page, th.firstName)).toHaveValue('ธนกฤต')
  await expect(page.getByText(say('forms.draft.restored'))).toHaveCount(0)
  await expect.poll(drafts).toBeUndefined()
})
