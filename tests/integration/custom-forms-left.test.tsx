import { th } from '#tests/names.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '@/addresses/paths'
import { readStored } from '@/storage/storage'
import { callsTo, openApp, quiet, sandbox } from './open-app'
import { goTo } from './profile/open-edit-profile'
import { memberOf } from './profile/open-register-info'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const nickname = () => screen.findByRole('textbox', { name: 'ชื่อเล่น' })
const sent = () => callsTo('customercustomfields/management')

/** Saves, and is on another page before the answer comes. */
async function leaveWhileSaving(path: string) {
  sandbox.faults.add({ operation: 'saveCustomForms', kind: 'delay' })
  await press(th.save)
  await waitFor(() => expect(sent()).toHaveLength(1))
  await goTo(path)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'ชื่อเล่น' })).toBeNull())
  expect(readStored('drafts')).toContain('แก้ว')
  sandbox.faults.clear()
  await waitFor(() => expect(readStored('drafts')).toBeUndefined())
  await quiet()
  expect(location.pathname).toBe(path)
  expect(sent()).toHaveLength(1)
}

it('forms that are due after a login, left while they are saved, are saved once and lead nowhere, and their draft goes', async () => {
  await openApp('/authentication/register-custom-fields?process=3', { persona: 'forms' })
  await userEvent.type(await nickname(), 'แก้ว')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'มักแวะมาช่วงไหน' }), 'ช่วงเย็น')
  await userEvent.click(screen.getByRole('radio', { name: 'ไม่มี' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'ชา' }))
  await leaveWhileSaving(paths.profile)
  expect(memberOf('forms')?.forms).toMatchObject({ doisai_about_you: { nickname: 'แก้ว' } })
})

it('a form of the profile, left while it is saved, is saved once and says so there, and shows its new answer later', async () => {
  await openApp(paths.customFieldInfo, { persona: 'gold' })
  await press('แก้ไข ให้กาแฟดอยใสรู้จักคุณมากขึ้น')
  await userEvent.clear(await nickname())
  await userEvent.type(await nickname(), 'แก้ว')
  const leaving = leaveWhileSaving(paths.profile)
  expect(await screen.findByText(th.saved)).toBeVisible()
  await leaving
  await goTo(paths.customFieldInfo)
  expect(await screen.findByText('แก้ว')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('a form of the profile that could not be saved after it was left is open again later, with what was entered', async () => {
  await openApp(paths.customFieldInfo, { persona: 'gold' })
  await press('แก้ไข ให้กาแฟดอยใสรู้จักคุณมากขึ้น')
  await userEvent.clear(await nickname())
  await userEvent.type(await nickname(), 'แก้ว')
  sandbox.faults.add({ operation: 'saveCustomForms', kind: 500, isHeld: true })
  await press(th.save)
  await waitFor(() => expect(sent()).toHaveLength(1))
  await goTo(paths.profile)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'ชื่อเล่น' })).toBeNull())
  sandbox.faults.clear()
  await quiet()
  expect(screen.queryByText(th.saved)).toBeNull()
  await goTo(paths.customFieldInfo)
  expect(await nickname()).toHaveValue('แก้ว')
})
