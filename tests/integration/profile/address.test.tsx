import { th } from '#tests/names.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { callsTo, sandbox, waitForQuiet } from '../open-app'
import { combobox as box, openEditProfile } from './open-edit-profile'
import { memberOf, openRegisterInfo, saveButton, sentForms } from './open-register-info'

async function choose(name: string, typed: string) {
  const input = await box(name)
  await waitFor(() => expect(input).toBeEnabled())
  await waitFor(() => expect(input).not.toHaveAttribute('readonly'))
  await userEvent.click(input)
  await userEvent.clear(input)
  await userEvent.paste(typed)
  await userEvent.click((await screen.findAllByRole('option'))[0] ?? input)
}

const open = async (
  persona: 'incomplete' | 'gold' = 'incomplete',
  brand: 'doisai' | 'sabaimart' = 'doisai',
) => {
  await openRegisterInfo({ persona, brand })
}

describe('an address', () => {
  it('is chosen from the province down, in Thai or English, and a single postal code fills itself', async () => {
    await open()
    expect(await box(th.country)).toHaveValue('ไทย')
    expect(await box(th.district)).toBeDisabled()
    expect(await box(th.subDistrict)).toBeDisabled()
    expect(await box(th.postalCode)).toBeDisabled()
    await choose(th.province, 'bangk')
    expect(await box(th.province)).toHaveValue('กรุงเทพมหานคร')
    await choose(th.district, 'บางรัก')
    await choose(th.subDistrict, 'สีลม')
    await waitFor(async () => expect(await box(th.postalCode)).toHaveValue('10500'))
  })

  it('leaves the choice between two postal codes to the member', async () => {
    await open()
    await choose(th.province, 'ขอนแก่น')
    await choose(th.district, 'เมืองขอนแก่น')
    await choose(th.subDistrict, 'ในเมือง')
    const code = await box(th.postalCode)
    await waitFor(() => expect(code).not.toHaveAttribute('readonly'))
    await userEvent.click(code)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['40000', '40002'])
    expect(code).toHaveValue('')
  })

  it('clears the fields that depend on a choice that changes', async () => {
    await open('gold')
    await waitFor(async () => expect(await box(th.subDistrict)).not.toHaveValue(''))
    await choose(th.province, 'เชียงใหม่')
    expect(await box(th.district)).toHaveValue('')
    expect(await box(th.subDistrict)).toBeDisabled()
    expect(await box(th.postalCode)).toHaveValue('')
    expect(screen.getByRole('textbox', { name: th.address })).toHaveValue('99/1 ซอยสุขุมวิท 39')
  })

  it('is taken as it was typed, without a tap in the list, and never as the one before', async () => {
    await open('gold')
    const type = async (name: string, text: string) => {
      const input = await box(name)
      await waitFor(() => expect(input).toBeEnabled())
      await waitFor(() => expect(input).not.toHaveAttribute('readonly'))
      await userEvent.type(input, `${text}{Tab}`, { initialSelectionStart: 0, initialSelectionEnd: 99 })
    }
    await waitFor(async () => expect(await box(th.subDistrict)).toHaveValue('คลองตันเหนือ'))
    await type(th.province, 'เชียง')
    await userEvent.click(await saveButton())
    await waitFor(async () => expect(await box(th.province)).toBeInvalid())
    expect(await box(th.province)).toHaveValue('เชียง')
    expect(sentForms()).toEqual([])
    await type(th.province, 'กทม.')
    await type(th.district, 'เขตบางรัก')
    await type(th.subDistrict, 'แขวง สีลม')
    await waitFor(async () => expect(await box(th.postalCode)).toHaveValue('10500'))
    await userEvent.click(await saveButton())
    await waitFor(() => expect(sentForms()).toHaveLength(1))
    const silom = { Province_Id: '10', District_Id: '1004', Sub_District_Id: '100402', Postal_Code: '10500' }
    expect(sentForms()[0]).toMatchObject(silom)
  })

  it('keeps what is below a place until another place is chosen, whatever is typed in it', async () => {
    await openEditProfile()
    const below = [
      [th.district, 'วัฒนา'],
      [th.subDistrict, 'คลองตันเหนือ'],
      [th.postalCode, '10110'],
    ] as const
    const expectBelow = async () => {
      for (const [name, place] of below) await waitFor(async () => expect(await box(name)).toHaveValue(place))
    }
    await expectBelow()
    const province = await box(th.province)
    await userEvent.type(province, 'ญ', { initialSelectionStart: 0, initialSelectionEnd: 99 })
    await expectBelow()
    await userEvent.tab()
    expect(province).toBeInvalid()
    await expectBelow()
    await userEvent.type(province, '{Escape}')
    expect(province).toHaveValue('กรุงเทพมหานคร')
    await expectBelow()
    expect(await saveButton()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(province, 'เชียงใหม่', { initialSelectionStart: 0, initialSelectionEnd: 99 })
    await expectBelow()
    await userEvent.tab()
    for (const [name] of below) expect(await box(name)).toHaveValue('')
  })

  it('has the only postal code of a sub-district that is typed and saved at once', async () => {
    await openEditProfile()
    const subDistrict = await box(th.subDistrict)
    await waitFor(() => expect(subDistrict).toHaveValue('คลองตันเหนือ'))
    const { length } = callsTo('Address/PostalCode')
    await userEvent.type(subDistrict, 'พระโขนงเหนือ', { initialSelectionStart: 0, initialSelectionEnd: 99 })
    await waitFor(() => expect(callsTo('Address/PostalCode')).toHaveLength(length + 1))
    await waitForQuiet()
    expect(await box(th.postalCode)).toHaveValue('10110')
    await userEvent.click(await saveButton())
    const phraKhanongNuea = { Sub_District_Id: '103903', Postal_Code: '10110' }
    await waitFor(() => expect(sentForms()).toMatchObject([phraKhanongNuea]))
  })

  it('has its postal code again once the saved sub-district is chosen again', async () => {
    await open('gold')
    await waitFor(async () => expect(await box(th.subDistrict)).toHaveValue('คลองตันเหนือ'))
    for (const name of ['พระโขนงเหนือ', 'คลองตันเหนือ']) {
      await choose(th.subDistrict, name)
      await waitFor(async () => expect(await box(th.postalCode)).toHaveValue('10110'))
    }
    const clear = screen.getByRole('button', { name: th.clearChoice, description: /^แขวง/ })
    await userEvent.click(clear)
    expect(await box(th.postalCode)).toHaveValue('')
    await choose(th.subDistrict, 'คลองตันเหนือ')
    await waitFor(async () => expect(await box(th.postalCode)).toHaveValue('10110'))
  })

  it('that is saved without a postal code gets none until the member chooses a place', async () => {
    Object.assign(memberOf('gold')?.address ?? {}, { postalCode: undefined })
    await open('gold')
    await waitFor(async () => expect(await box(th.subDistrict)).toHaveValue('คลองตันเหนือ'))
    const code = await box(th.postalCode)
    await waitFor(() => expect(code).not.toHaveAttribute('readonly'))
    expect(code).toHaveValue('')
    await choose(th.subDistrict, 'พระโขนงเหนือ')
    await choose(th.subDistrict, 'คลองตันเหนือ')
    await waitFor(() => expect(code).toHaveValue('10110'))
  })

  it('offers a retry where a list fails to load, and keeps the other fields', async () => {
    await open()
    await userEvent.type(screen.getByRole('textbox', { name: th.lastName }), 'ใจดี')
    // It is read as the province is typed, and again as it is chosen.
    sandbox.faults.add({ operation: 'listDistricts', kind: 500, times: 2 })
    await choose(th.province, 'ภูเก็ต')
    await userEvent.click(await screen.findByRole('button', { name: th.tryAgain }))
    await choose(th.district, 'ถลาง')
    expect(await box(th.province)).toHaveValue('ภูเก็ต')
    expect(screen.getByRole('textbox', { name: th.lastName })).toHaveValue('ใจดี')
  })

  it('is in the country that the member has saved', async () => {
    Object.assign(memberOf('gold')?.address ?? {}, { countryId: 4 })
    await open('gold')
    await waitFor(async () => expect(await box(th.country)).toHaveValue('ญี่ปุ่น'))
  })

  it.each([
    [
      'kept as a draft',
      async (leave: () => void) => {
        leave()
        await openEditProfile()
      },
    ],
    [
      'refused by the server',
      async () => {
        sandbox.faults.add({ operation: 'updateCustomerInfo', kind: 409, times: 1 })
        await userEvent.click(await saveButton())
        await userEvent.click(await screen.findByRole('button', { name: th.showLatest }))
        await screen.findByText(/^เป็นข้อมูลล่าสุดแล้ว/)
      },
    ],
  ])(
    'of which a part was changed here and is %s stays whole where another was saved elsewhere',
    async (_way, meet) => {
      const { unmount } = await openEditProfile()
      await waitFor(async () => expect(await box(th.subDistrict)).toHaveValue('คลองตันเหนือ'))
      await choose(th.subDistrict, 'พระโขนงเหนือ')
      await waitFor(async () => expect(await box(th.postalCode)).toHaveValue('10110'))
      const elsewhere = { provinceId: 40, districtId: 4001, subDistrictId: 400101, postalCode: '40002' }
      Object.assign(memberOf('gold')?.address ?? {}, elsewhere)
      await meet(unmount)
      await userEvent.click(await saveButton())
      const whole = {
        Province_Id: '10',
        District_Id: '1039',
        Sub_District_Id: '103903',
        Postal_Code: '10110',
      }
      await waitFor(() => expect(sentForms().at(-1)).toMatchObject(whole))
    },
  )

  it('abroad is a text field alone, also where an address is required', async () => {
    await open('gold', 'sabaimart')
    await choose(th.country, 'japan')
    expect(screen.queryByRole('combobox', { name: th.province })).toBeNull()
    await userEvent.click(await saveButton())
    expect(await screen.findByText('/home')).toBeVisible()
    // The fields of the earlier address in Thailand are cleared.
    const none = { Province_Id: '', District_Id: '', Sub_District_Id: '', Postal_Code: '' }
    expect(sentForms()[0]).toMatchObject({ Country_Id: '4', ...none })
  })
})
