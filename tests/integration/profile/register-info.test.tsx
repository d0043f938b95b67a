import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths } from '@/addresses/paths'
import { isInfoDue } from '@/session/registration'
import RegisterWelcomePage from '@/features/login/pages/register-welcome-page'
import { hold, openPage, sandbox, shownAddress } from '../open-app'
import { beginRegisterInfo, memberOf, openRegisterInfo, saveButton, sentForms } from './open-register-info'

const field = (name: string) => screen.getByRole('textbox', { name })
const labels = () =>
  [...document.querySelectorAll('form label:not(:has(input)), form legend span:first-child')].map(
    ({ textContent }) => textContent,
  )

async function fill(texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.clear(field(name))
    await userEvent.paste(text)
  }
}

const complete = { นามสกุล: 'ใจดี', วันเกิด: '01/02/2540' }
const save = async () => userEvent.click(await saveButton())

describe('the fields', () => {
  it('are those of the brand, and those it requires are marked', async () => {
    await openRegisterInfo()
    expect(screen.getByRole('button', { name: th.changePicture })).toBeVisible()
    await screen.findByRole('combobox', { name: th.province })
    expect(labels()).toEqual(
      'ชื่อ นามสกุล วันเกิด เพศ อีเมล ประเทศ จังหวัด เขต/อำเภอ แขวง/ตำบล รหัสไปรษณีย์ ที่อยู่'.split(' '),
    )
    for (const name of [th.firstName, th.lastName, th.birthDate]) expect(field(name)).toBeRequired()
    expect(field(th.email)).not.toBeRequired()
    expect(await screen.findByRole('combobox', { name: th.province })).not.toBeRequired()
  })

  it('are fewer at another brand, which wants an address', async () => {
    await openRegisterInfo({ brand: 'sabaimart' })
    expect(screen.queryByRole('button', { name: th.changePicture })).toBeNull()
    expect(screen.queryByRole('textbox', { name: th.birthDate })).toBeNull()
    expect(field(th.email)).toBeRequired()
    expect(field(th.lastName)).not.toBeRequired()
    for (const name of [th.province, th.district, th.subDistrict, th.postalCode])
      expect(await screen.findByRole('combobox', { name })).toBeRequired()
    expect(field(th.address)).toBeRequired()
  })

  it('tell the phone how to fill them in', async () => {
    await openRegisterInfo()
    // The address has a file of its own.
    await screen.findByRole('textbox', { name: th.address })
    const tokens = [th.firstName, th.lastName, th.email, th.birthDate, th.address].map((name) =>
      field(name).getAttribute('autocomplete'),
    )
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'bday', 'street-address'])
  })
})

describe('an invalid field', () => {
  it('shows its own error, and nothing is sent', async () => {
    await openRegisterInfo({ brand: 'sabaimart' })
    await fill({ อีเมล: 'piti@' })
    await userEvent.click(
      await screen.findByRole('button', { name: th.clearChoice, description: th.country }),
    )
    await save()
    expect(field(th.email)).toHaveAccessibleDescription(th.wrongEmail)
    expect(field(th.address)).toHaveAccessibleDescription(/กรอกที่อยู่/)
    const prompts = {
      ประเทศ: 'เลือกประเทศ',
      จังหวัด: 'เลือกจังหวัด',
      [th.district]: 'เลือกเขต/อำเภอ',
      [th.subDistrict]: 'เลือกแขวง/ตำบล',
      รหัสไปรษณีย์: 'เลือกรหัสไปรษณีย์',
    }
    for (const [name, prompt] of Object.entries(prompts))
      expect(await screen.findByRole('combobox', { name })).toHaveAccessibleDescription(
        expect.stringContaining(prompt),
      )
    expect(sentForms()).toEqual([])
  })

  it('that is empty says what to enter', async () => {
    await openRegisterInfo()
    await save()
    expect(field(th.lastName)).toHaveAccessibleDescription('กรอกนามสกุล')
    expect(field(th.birthDate)).toHaveAccessibleDescription(/^กรอกวันเกิด/)
    expect(sentForms()).toEqual([])
  })

  it('is a date of birth in the future', async () => {
    await openRegisterInfo()
    await fill({ ...complete, วันเกิด: '01/01/2699' })
    await save()
    expect(field(th.birthDate)).toHaveAccessibleDescription(/วันเกิดต้องไม่เกินวันนี้/)
    expect(sentForms()).toEqual([])
  })

  it("shows the server's message where the server rejects its value", async () => {
    await openRegisterInfo()
    await fill({ ...complete, ชื่อ: '422' })
    await save()
    await waitFor(() => expect(field(th.firstName)).toBeInvalid())
    expect(field(th.firstName)).toHaveAccessibleDescription('กรุณากรอกข้อมูลให้ถูกต้อง')
    expect(field(th.email)).toBeInvalid()
    expect(field(th.firstName)).toHaveFocus()
  })
})

describe('saving', () => {
  it('sends all that is shown and filled in, and nothing else, and leads home', async () => {
    given({ isInfoDue: true }, { persona: 'incomplete' })
    await openRegisterInfo()
    await fill({ ...complete, ชื่อ: ' น\u0e49\u0e33ใส-Ann ' })
    await save()
    expect(await screen.findByText('/home')).toBeVisible()
    expect(isInfoDue()).toBe(false)
    const [form] = sentForms()
    expect(form).toEqual({
      First_Name: 'น\u0e49\u0e33ใส-Ann'.normalize('NFC'),
      Last_Name: 'ใจดี',
      Birthdate: '1997-02-01',
      Gender: 'unspecified',
      Country_Id: '1',
    })
    expect(memberOf('incomplete')?.lastName).toBe('ใจดี')
  })

  it('sends no field that the brand hides, though it is known', async () => {
    await openRegisterInfo({ persona: 'gold', brand: 'sabaimart' })
    await save()
    expect(await screen.findByText('/home')).toBeVisible()
    const [form] = sentForms()
    expect(form).not.toHaveProperty('Birthdate')
    expect(form).toHaveProperty('Sub_District_Id', '103902')
  })

  it('leads to the custom forms if they are due', async () => {
    await openRegisterInfo({ persona: 'forms' })
    await save()
    expect(await screen.findByText('/authentication/register-custom-fields?process=3')).toBeVisible()
  })

  it('leads to the page first requested, but not to this one again', async () => {
    given({ target: '/privilege?category=1' })
    const { unmount } = await openRegisterInfo({ persona: 'gold' })
    await save()
    expect(await screen.findByText('/privilege?category=1')).toBeVisible()
    unmount()
    given({ target: '/authentication/register-info?brandRef=doisai' })
    await openRegisterInfo({ persona: 'gold' })
    await save()
    expect(await screen.findByText('/home')).toBeVisible()
  })
})

it('skips without sending anything', async () => {
  given({ isInfoDue: true }, { persona: 'incomplete' })
  await openRegisterInfo()
  const entries = history.length
  const release = hold('/check-info')
  await userEvent.click(screen.getByRole('button', { name: th.skip }))
  expect(screen.getByRole('button', { name: th.skip })).toHaveAttribute('aria-busy', 'true')
  release()
  expect(await screen.findByText('/home')).toBeVisible()
  // No way back into the form.
  expect(history).toHaveLength(entries)
  expect(isInfoDue()).toBe(false)
  expect(sentForms()).toEqual([])
})

it('a draft restores what was entered', async () => {
  const { unmount } = await openRegisterInfo()
  await fill(complete)
  await userEvent.click(screen.getByRole('radio', { name: th.male }))
  unmount()
  await openRegisterInfo()
  expect(field(th.lastName)).toHaveValue('ใจดี')
  expect(screen.getByRole('radio', { name: th.male })).toBeChecked()
})

it('has a skeleton while it loads, and skipping is offered at once', async () => {
  sandbox.faults.add({ operation: 'getCustomerInfo', kind: 'hang' })
  await beginRegisterInfo()
  expect(screen.getByRole('status')).toHaveTextContent(th.loading)
  expect(screen.getByRole('button', { name: th.skip })).toBeEnabled()
})

it('a new member who skips the info before seeing it comes to the custom forms that are due', async () => {
  given({ isInfoDue: true }, { persona: 'forms' })
  await openPage(RegisterWelcomePage, paths.registerWelcome, { persona: 'forms' })
  // Nor does a reload lead elsewhere.
  expect(location.pathname).toBe(paths.registerWelcome)
  await userEvent.click(screen.getByRole('button', { name: th.skip }))
  expect(await shownAddress()).toBe('/authentication/register-custom-fields?process=3')
  expect(isInfoDue()).toBe(false)
})
