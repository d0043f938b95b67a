import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { sessionFor } from '@/sandbox/personas'
import { answers, callsTo, hold, waitForQuiet, sandbox } from '../open-app'
import {
  combobox,
  enter,
  expectProfile,
  field,
  ofGold,
  openEditProfile,
  openProfileThenEdit,
  save,
} from './open-edit-profile'
import { memberOf, saveButton, sentForms } from './open-register-info'

describe('editing the profile', () => {
  it('begins with what is known, the phone number as text, and nothing to save', async () => {
    await openEditProfile()
    expect(field(th.firstName)).toHaveValue('กัญญารัตน์')
    expect(field(th.birthDate)).toHaveValue('09/04/2535')
    await waitFor(async () => expect(await combobox(th.province)).toHaveValue('กรุงเทพมหานคร'))
    expect(screen.getByText('081 000 0005')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /เบอร์/ })).toBeNull()
    const button = await saveButton()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.type(field(th.firstName), '{Enter}')
    expect(callsTo('/UpdateCustomerInfo')).toEqual([])
  })

  it('marks each field that was changed, for screen readers too, until it is as it was', async () => {
    await openEditProfile()
    const marks = () => screen.queryAllByText('แก้ไขแล้ว')
    const labels = () => marks().map(({ parentElement: line }) => line?.firstElementChild?.textContent)
    expect(marks()).toEqual([])
    await enter(th.firstName, 'กัญญา')
    expect(field(th.firstName)).toHaveAccessibleDescription('แก้ไขแล้ว')
    expect(field(th.firstName)).toHaveAccessibleName(th.firstName)
    await userEvent.click(screen.getByRole('radio', { name: 'ไม่ระบุ' }))
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/^แก้ไขแล้ว/)
    await enter(th.address, '1 ถนนสีลม')
    expect(labels()).toEqual([th.firstName, th.gender, th.address])
    await enter(th.firstName, 'กัญญารัตน์ ')
    await userEvent.click(screen.getByRole('radio', { name: th.female }))
    expect(labels()).toEqual([th.address])
    await save()
    await expectProfile()
    expect(sentForms()).toEqual([{ ...ofGold, Address_Detail: '1 ถนนสีลม' }])
  })
})

describe.each([
  [th.firstName, 'First_Name', 'ก'.repeat(100)],
  [th.lastName, 'Last_Name', 'ก'.repeat(100)],
  [th.email, 'Email', `${'a'.repeat(242)}@example.com`],
  [th.address, 'Address_Detail', 'ก'.repeat(500)],
])('the longest text for %s', (name, sentAs, longest) => {
  const paste = async (text: string) => {
    await openEditProfile()
    // The address comes later.
    await screen.findByRole('textbox', { name })
    await enter(name, text)
    await save()
  }

  it('is sent whole, also where it is pasted with blanks around it', async () => {
    await paste(`  ${longest} `)
    await expectProfile()
    expect(sentForms()).toEqual([{ ...ofGold, [sentAs]: longest }])
  })

  it('is not cut from a longer one, which stays and is said to be too long', async () => {
    await paste(`a${longest}`)
    await waitFor(() => expect(field(name)).toBeInvalid())
    expect(field(name)).toHaveValue(`a${longest}`)
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(`ไม่เกิน ${longest.length}`))
    expect(sentForms()).toEqual([])
  })
})

describe('an address whose places are no longer listed', () => {
  const address = {
    country_id: 1,
    province_id: 10,
    province: 'กรุงเทพมหานคร',
    district_id: 1099,
    district: 'เขตเก่า',
    sub_district_id: 109901,
    sub_district: 'แขวงเก่า',
    postal_code: '10999',
  }
  const openDelisted = async () => {
    const names = { first_name: 'ปิติ', last_name: 'ยินดี' }
    answers.set('/Customer/info', { ...names, birthdate: '1994-08-12', address })
    await openEditProfile()
  }

  it('shows the names that were saved, and changes nothing by itself', async () => {
    await openDelisted()
    for (const [name, saved] of [
      [th.district, 'เขตเก่า'],
      [th.subDistrict, 'แขวงเก่า'],
      [th.postalCode, '10999'],
    ] as const)
      await waitFor(async () => expect(await combobox(name)).toHaveValue(saved))
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
    await enter(th.firstName, 'ปิยะ')
    await save()
    await expectProfile()
    expect(sentForms()).toMatchObject([
      {
        First_Name: 'ปิยะ',
        Country_Id: '1',
        Province_Id: '10',
        District_Id: '1099',
        Sub_District_Id: '109901',
        Postal_Code: '10999',
      },
    ])
  })

  it('has them to choose again once they were left, but not below another province', async () => {
    await openDelisted()
    const choose = async (name: string, text: string) => {
      const input = await combobox(name)
      await waitFor(() => expect(input).toBeEnabled())
      await waitFor(() => expect(input).not.toHaveAttribute('readonly'))
      await userEvent.type(input, `${text}{Tab}`, { initialSelectionStart: 0, initialSelectionEnd: 99 })
      return input
    }
    await choose(th.district, 'บางรัก')
    expect(await choose(th.district, 'เขตเก่า')).toHaveValue('เขตเก่า')
    expect(await choose(th.subDistrict, 'แขวงเก่า')).toHaveValue('แขวงเก่า')
    expect(await choose(th.postalCode, '10999')).toHaveValue('10999')
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
    await choose(th.province, 'เชียงใหม่')
    expect(await choose(th.district, 'เขตเก่า')).toBeInvalid()
    await choose(th.province, 'กรุงเทพมหานคร')
    expect(await choose(th.district, 'เขตเก่า')).toHaveValue('เขตเก่า')
    expect(await combobox(th.district)).toBeValid()
  })

  it('keeps a postal code that is no longer the one of its sub-district', async () => {
    Object.assign(memberOf('gold')?.address ?? {}, { postalCode: '10999' })
    await openEditProfile()
    await waitFor(async () => expect(await combobox(th.subDistrict)).toHaveValue('คลองตันเหนือ'))
    await waitForQuiet()
    expect(await combobox(th.postalCode)).toHaveValue('10999')
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('what was entered and not saved', () => {
  it('is there again, said, and can be put away; fields that were not touched show what is saved now', async () => {
    const { unmount } = await openEditProfile()
    await enter(th.email, 'new@example.com')
    unmount()
    Object.assign(memberOf('gold') ?? {}, { firstName: 'กาญจนา' })
    const second = await openEditProfile()
    expect(screen.getByRole('note')).toHaveTextContent('มีข้อมูลที่กรอกค้างไว้')
    expect(field(th.email)).toHaveValue('new@example.com')
    expect(field(th.firstName)).toHaveValue('กาญจนา')
    await userEvent.click(screen.getByRole('button', { name: th.discardDraft }))
    expect(field(th.email)).toHaveValue('gold@example.com')
    expect(screen.queryByRole('note')).toBeNull()
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
    second.unmount()
    expect(storedOf().drafts).toBeUndefined()
  })

  it('outlives the end of the session, which asks nothing', async () => {
    const { unmount } = await openEditProfile()
    await enter(th.firstName, 'กัญญา')
    sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 401, times: 1 })
    await save()
    const modal = await screen.findByRole('alertdialog', { name: /หมดเวลา/ })
    await userEvent.click(within(modal).getByRole('button', { name: th.close }))
    await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
    unmount()
    await openEditProfile()
    expect(field(th.firstName)).toHaveValue('กัญญา')
  })
})

describe('leaving with unsaved changes', () => {
  const question = () => screen.findByRole('alertdialog', { name: th.leaveUnsaved })
  const linkUp = () => screen.getByRole('link', { name: th.profile })
  const answer = async (name: string) =>
    userEvent.click(within(await question()).getByRole('button', { name }))

  it.each([
    ['a link', () => userEvent.click(linkUp())],
    ["the browser's back", async () => history.back()],
  ])('by %s asks first, and says what is kept', async (_way, goBack) => {
    await openProfileThenEdit()
    await enter(th.firstName, 'กัญญา')
    await goBack()
    expect(await question()).toHaveAccessibleDescription(/ที่กรอกไว้จะเก็บในเครื่องนี้ 1\s?วัน$/)
    // Quiet, beside what most members want.
    const leave = within(await question()).getByRole('button', { name: th.leavePage })
    expect(leave.style.getPropertyValue('--fill')).toBe('transparent')
    await waitFor(() => expect(location.pathname).toBe('/profile/edit-profile'))
    await answer(th.keepEditing)
    expect(field(th.firstName)).toHaveValue('กัญญา')
    await goBack()
    await answer(th.leavePage)
    await expectProfile()
    await waitFor(() => expect(screen.queryByRole('textbox', { name: th.firstName })).toBeNull())
  })

  it('asks nothing once they are undone', async () => {
    await openEditProfile()
    await enter(th.firstName, 'กัญญา')
    await enter(th.firstName, 'กัญญารัตน์')
    await userEvent.click(linkUp())
    await expectProfile()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('by closing the tab asks only where no draft can be kept, and nothing once another member is logged in', async () => {
    const { unmount } = await openEditProfile()
    await enter(th.firstName, 'กัญญา')
    await waitFor(() => expect(isAsked()).toBe(false))
    // No draft keeps a number as long as an identity card's.
    await enter(th.firstName, '1101700230708')
    await waitFor(() => expect(isAsked()).toBe(true))
    // Another member has logged in in another tab, whose page this one is about to become.
    given({ bearer: sessionFor('platinum', 'doisai') })
    expect(isAsked()).toBe(false)
    unmount()
    sandbox.faults.add({ operation: 'getProfile', kind: 500 })
    await openEditProfile()
    expect(isAsked()).toBe(false)
    await enter(th.firstName, 'กัญญา')
    await waitFor(() => expect(isAsked()).toBe(true))
  })

  it('by closing the tab asks nobody once the session has ended', async () => {
    await openEditProfile()
    await enter(th.firstName, '1101700230708')
    await waitFor(() => expect(isAsked()).toBe(true))
    sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 401, times: 1 })
    await save()
    await screen.findByRole('alertdialog', { name: /หมดเวลา/ })
    expect(isAsked()).toBe(false)
  })
})

describe('details that were changed somewhere else meanwhile', () => {
  it('are shown beside what was typed, which can be saved again', async () => {
    await openEditProfile()
    await enter(th.firstName, 'กัญญา')
    Object.assign(memberOf('gold') ?? {}, { lastName: 'รุ่งเรือง' })
    sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 409, times: 1 })
    await save()
    await userEvent.click(await screen.findByRole('button', { name: th.showLatest }))
    // The focused button has been removed.
    expect((await screen.findByText(/^เป็นข้อมูลล่าสุดแล้ว/)).closest('p')).toHaveFocus()
    expect(field(th.lastName)).toHaveValue('รุ่งเรือง')
    expect(field(th.firstName)).toHaveValue('กัญญา')
    await save()
    await expectProfile()
    expect(sentForms().at(-1)).toEqual({ ...ofGold, First_Name: 'กัญญา', Last_Name: 'รุ่งเรือง' })
  })

  it.each([
    ['which was not done', false],
    ['which was done all the same', true],
  ])('after a save without an answer, %s, are not undone by the next try', async (_what, after) => {
    await openEditProfile()
    await enter(th.firstName, 'กัญญา')
    sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 'offline', after, times: 1 })
    await save()
    expect(await screen.findByRole('alert')).toBeVisible()
    await waitForQuiet()
    Object.assign(memberOf('gold') ?? {}, { lastName: 'รุ่งเรือง' })
    await save()
    await userEvent.click(await screen.findByRole('button', { name: th.showLatest }))
    await screen.findByText(/^เป็นข้อมูลล่าสุดแล้ว/)
    expect([field(th.firstName).value, field(th.lastName).value]).toEqual(['กัญญา', 'รุ่งเรือง'])
    // Else there is nothing left to save.
    if (!after) await save()
    await waitFor(() => expect(memberOf('gold')).toMatchObject({ firstName: 'กัญญา', lastName: 'รุ่งเรือง' }))
  })

  it('are not mixed into an address of which the member has chosen another part', async () => {
    await openEditProfile()
    for (const [name, typed] of [
      [th.district, 'บางรัก'],
      [th.subDistrict, 'สีลม'],
    ] as const) {
      const box = await combobox(name)
      await waitFor(() => expect(box).toBeEnabled())
      await waitFor(() => expect(box).not.toHaveAttribute('readonly'))
      await userEvent.click(box)
      await userEvent.clear(box)
      await userEvent.paste(typed)
      await userEvent.click((await screen.findAllByRole('option'))[0] ?? box)
    }
    const ofChiangMai = { provinceId: 50, districtId: 5001, subDistrictId: 500_101, postalCode: '50200' }
    Object.assign(memberOf('gold')?.address ?? {}, ofChiangMai)
    sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 409, times: 1 })
    await waitFor(async () => expect(await combobox(th.postalCode)).toHaveValue('10500'))
    await save()
    await userEvent.click(await screen.findByRole('button', { name: th.showLatest }))
    await screen.findByText(/^เป็นข้อมูลล่าสุดแล้ว/)
    const shown = [th.province, th.district, th.subDistrict, th.postalCode].map(async (name) =>
      (await combobox(name)).getAttribute('value'),
    )
    expect(await Promise.all(shown)).toEqual(['กรุงเทพมหานคร', 'บางรัก', 'สีลม', '10500'])
  })

  it('that cannot be read are told of, and can be asked for again', async () => {
    await openEditProfile()
    await enter(th.firstName, 'กัญญา')
    Object.assign(memberOf('gold') ?? {}, { lastName: 'รุ่งเรือง' })
    sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 409, times: 1 })
    sandbox.faults.add({ operation: 'getCustomerInfo', kind: 500 })
    await save()
    await userEvent.click(await screen.findByRole('button', { name: th.showLatest }))
    const modal = await screen.findByRole('alertdialog')
    await userEvent.click(within(modal).getByRole('button', { name: th.close }))
    expect(field(th.lastName)).toHaveValue('ตั้งจิตเจริญ')
    sandbox.faults.clear()
    await userEvent.click(screen.getByRole('button', { name: th.showLatest }))
    expect(await screen.findByText(/^เป็นข้อมูลล่าสุดแล้ว/)).toBeVisible()
    expect(field(th.lastName)).toHaveValue('รุ่งเรือง')
  })

  it('once shown, are saved by another request, though nothing that the form shows was changed', async () => {
    await openEditProfile()
    await enter(th.firstName, 'กัญญา')
    sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 409, times: 2 })
    await save()
    await userEvent.click(await screen.findByRole('button', { name: th.showLatest }))
    expect(await screen.findByText(/^เป็นข้อมูลล่าสุดแล้ว/)).toBeVisible()
    // They were changed once more.
    await save()
    await userEvent.click(await screen.findByRole('button', { name: th.showLatest }))
    expect(await screen.findByText(/^เป็นข้อมูลล่าสุดแล้ว/)).toBeVisible()
    await save()
    await expectProfile()
    expect(sentForms()[1]).toEqual(sentForms()[0])
    const ids = callsTo('/UpdateCustomerInfo').map(({ request }) => request.headers.get('X-Request-Id'))
    expect(new Set(ids)).toHaveLength(3)
  })

  it('that come while the member types on leave the entry and the focus, and are read once for two taps', async () => {
    await openEditProfile()
    await enter(th.firstName, 'กัญญา')
    sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 409, times: 1 })
    await save()
    const button = await screen.findByRole('button', { name: th.showLatest })
    await waitForQuiet()
    const reads = callsTo('/Customer/info').length
    const release = hold('/Customer/info')
    await userEvent.click(button)
    await userEvent.click(button)
    await enter(th.lastName, 'รุ่งเรือง')
    release()
    expect(await screen.findByText(/^เป็นข้อมูลล่าสุดแล้ว/)).toBeVisible()
    expect(field(th.lastName)).toHaveValue('รุ่งเรือง')
    expect(field(th.lastName)).toHaveFocus()
    expect(callsTo('/Customer/info')).toHaveLength(reads + 1)
  })
})
