import { th } from '#tests/names.ts'
import { storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/addresses/paths'
import { callsTo, goTo, hold, waitForQuiet, sandbox } from '../open-app'
import {
  combobox,
  enter,
  entry,
  expectProfile,
  field,
  ofGold,
  openEditProfile,
  openProfileThenEdit,
  save,
} from './open-edit-profile'
import { memberOf, saveButton, sentForms } from './open-register-info'

describe('saving the profile', () => {
  it('sends every field that is shown, so that none is taken for emptied, says so, and leads back to a profile with the new name', async () => {
    const profile = await openProfileThenEdit()
    await enter(th.firstName, 'กัญญา')
    await enter(th.email, '')
    const asked = callsTo('/Customer/Profile').length
    const release = hold('/Customer/Profile')
    await save()
    await waitFor(() => expect(callsTo('/Customer/Profile')).toHaveLength(asked + 1))
    // Saved, and on its way back to the profile.
    expect(await saveButton()).toHaveAttribute('aria-busy', 'true')
    release()
    expect(await screen.findByText(th.saved)).toBeVisible()
    await expectProfile()
    // One step back, and no second entry of it.
    expect(profile).toBeDefined()
    expect(entry()).toBe(profile)
    expect(sentForms()).toEqual([{ ...ofGold, First_Name: 'กัญญา', Email: '' }])
    expect(callsTo('/Customer/Profile')).toHaveLength(asked + 1)
    expect(memberOf('gold')).toMatchObject({ firstName: 'กัญญา', lastName: 'ตั้งจิตเจริญ' })
    expect(storedOf().drafts).toBeUndefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('sends the country that it offered along with an address, and not by itself', async () => {
    await openEditProfile({ persona: 'incomplete' })
    expect(await combobox(th.country)).toHaveValue('ไทย')
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
    await enter(th.lastName, 'ใจดี')
    await enter(th.birthDate, '29/02/2567')
    await save()
    await expectProfile()
    goTo(paths.editProfile)
    await saveButton()
    await combobox(th.country)
    await enter(th.address, '1 ถนนสีลม')
    await save()
    await expectProfile()
    const person = { Last_Name: 'ใจดี', Birthdate: '2024-02-29' }
    expect(sentForms()).toMatchObject([person, { ...person, Country_Id: '1', Address_Detail: '1 ถนนสีลม' }])
    expect(sentForms()[0]).not.toHaveProperty('Country_Id')
  })

  it('takes a picture that is still being read for a change', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}))
    await openEditProfile()
    await userEvent.click(screen.getByRole('button', { name: th.changePicture }))
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
    await userEvent.upload(await screen.findByLabelText(th.gallery), new File([jpeg], 'me.jpg'), {
      applyAccept: false,
    })
    await waitFor(async () => expect(await saveButton()).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(screen.getByRole('link', { name: th.profile }))
    const question = await screen.findByRole('alertdialog', { name: th.leaveUnsaved })
    expect(question).toHaveAccessibleDescription(/รูป/)
  })

  it('leaves alone whatever odd name is saved, and takes an odd one that is entered', async () => {
    const odd = `👩🏽‍🌾 \u202eกลับ\u202c ${'ยาว'.repeat(60)}`
    Object.assign(memberOf('gold') ?? {}, { lastName: ` ${odd} ` })
    await openEditProfile()
    expect(field(th.lastName).value.trim()).toBe(odd)
    await enter(th.firstName, '🧋 \u200fأمل Ann-น้ำ')
    await save()
    await expectProfile()
    expect(sentForms()).toEqual([{ ...ofGold, First_Name: '🧋 أمل Ann-น้ำ', Last_Name: ` ${odd} ` }])
  })
})

const reads = () => callsTo('/Customer/info')

describe('editing the profile again after a save', () => {
  it('waits for what is saved now where that was not read again in time', async () => {
    await openEditProfile()
    sandbox.faults.add({ operation: 'getCustomerInfo', kind: 'delay' })
    await enter(th.firstName, 'กัญญา')
    await save()
    await expectProfile()
    goTo(paths.editProfile)
    await waitFor(() => expect(reads()).toHaveLength(2))
    expect(screen.queryByRole('textbox', { name: th.firstName })).toBeNull()
    expect(screen.queryByRole('button', { name: th.tryAgain })).toBeNull()
    sandbox.faults.clear()
    await saveButton()
    expect(field(th.firstName)).toHaveValue('กัญญา')
  })

  it('says so where what is saved now cannot be read, and can be retried', async () => {
    await openEditProfile()
    sandbox.faults.add({ operation: 'getCustomerInfo', kind: 400 })
    await enter(th.firstName, 'กัญญา')
    await save()
    await expectProfile()
    goTo(paths.editProfile)
    const retry = await screen.findByRole('button', { name: th.tryAgain })
    // A modal says the same, and covers the page.
    await userEvent.click(await screen.findByRole('button', { name: th.close }))
    sandbox.faults.clear()
    await userEvent.click(retry)
    await saveButton()
    expect(field(th.firstName)).toHaveValue('กัญญา')
  })
})

it('a save that is done only after the member has gone elsewhere says so, and leaves the member there', async () => {
  await openEditProfile()
  sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 'delay' })
  await enter(th.firstName, 'กัญญา')
  await save()
  await userEvent.click(screen.getByRole('link', { name: th.profile }))
  const question = await screen.findByRole('alertdialog', { name: th.leaveUnsaved })
  await userEvent.click(within(question).getByRole('button', { name: th.leavePage }))
  await expectProfile()
  goTo(paths.home)
  await screen.findByText(/^สวัสดี/)
  sandbox.faults.clear()
  expect(await screen.findByText(th.saved)).toBeVisible()
  await waitForQuiet()
  expect(location.pathname).toBe('/home')
})
