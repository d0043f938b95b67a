import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answers, sandbox } from '../open-app'
import { memberOf, openRegisterInfo, saveButton, sentForms } from './open-register-info'

const box = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name })

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
  await saveButton()
}

describe('an address', () => {
  it('is chosen from the province down, in Thai or English, and a single postal code fills itself', async () => {
    await open()
    expect(await box('ประเทศ')).toHaveValue('ไทย')
    expect(await box('เขต/อำเภอ')).toBeDisabled()
    expect(await box('แขวง/ตำบล')).toBeDisabled()
    expect(await box('รหัสไปรษณีย์')).toBeDisabled()
    await choose('จังหวัด', 'bangk')
    expect(await box('จังหวัด')).toHaveValue('กรุงเทพมหานคร')
    await choose('เขต/อำเภอ', 'บางรัก')
    await choose('แขวง/ตำบล', 'สีลม')
    await waitFor(async () => expect(await box('รหัสไปรษณีย์')).toHaveValue('10500'))
  })

  it('offers all 77 provinces', async () => {
    await open()
    const province = await box('จังหวัด')
    await waitFor(() => expect(province).not.toHaveAttribute('readonly'))
    await userEvent.click(province)
    expect(screen.getAllByRole('option')).toHaveLength(77)
  })

  it('leaves the choice between two postal codes to the member', async () => {
    await open()
    await choose('จังหวัด', 'ขอนแก่น')
    await choose('เขต/อำเภอ', 'เมืองขอนแก่น')
    await choose('แขวง/ตำบล', 'ในเมือง')
    const code = await box('รหัสไปรษณีย์')
    await waitFor(() => expect(code).not.toHaveAttribute('readonly'))
    await userEvent.click(code)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['40000', '40002'])
    expect(code).toHaveValue('')
  })

  it('clears the fields that depend on a choice that changes', async () => {
    await open('gold')
    await waitFor(async () => expect(await box('แขวง/ตำบล')).not.toHaveValue(''))
    await choose('จังหวัด', 'เชียงใหม่')
    expect(await box('เขต/อำเภอ')).toHaveValue('')
    expect(await box('แขวง/ตำบล')).toBeDisabled()
    expect(await box('รหัสไปรษณีย์')).toHaveValue('')
    expect(screen.getByRole('textbox', { name: 'ที่อยู่' })).toHaveValue('99/1 ซอยสุขุมวิท 39')
  })

  it('fills the same postal code again after another sub-district', async () => {
    await open('gold')
    await choose('เขต/อำเภอ', 'บางรัก')
    for (const name of ['สีลม', 'สุริยวงศ์', 'สีลม']) {
      await choose('แขวง/ตำบล', name)
      await waitFor(async () => expect(await box('รหัสไปรษณีย์')).toHaveValue('10500'))
    }
  })

  it('has its postal code again once the saved sub-district is chosen again', async () => {
    await open('gold')
    await waitFor(async () => expect(await box('แขวง/ตำบล')).toHaveValue('คลองตันเหนือ'))
    for (const name of ['พระโขนงเหนือ', 'คลองตันเหนือ']) {
      await choose('แขวง/ตำบล', name)
      await waitFor(async () => expect(await box('รหัสไปรษณีย์')).toHaveValue('10110'))
    }
    const clear = screen.getByRole('button', { name: 'ล้างตัวเลือก', description: /^แขวง/ })
    await userEvent.click(clear)
    expect(await box('รหัสไปรษณีย์')).toHaveValue('')
    await choose('แขวง/ตำบล', 'คลองตันเหนือ')
    await waitFor(async () => expect(await box('รหัสไปรษณีย์')).toHaveValue('10110'))
  })

  it('has its saved postal code again, of two, once the saved sub-district is chosen again', async () => {
    const address = { provinceId: 40, districtId: 4001, subDistrictId: 400101, postalCode: '40002' }
    Object.assign(memberOf('gold')?.address ?? {}, address)
    await open('gold')
    await waitFor(async () => expect(await box('แขวง/ตำบล')).toHaveValue('ในเมือง'))
    await choose('แขวง/ตำบล', 'สำราญ')
    await waitFor(async () => expect(await box('รหัสไปรษณีย์')).not.toHaveValue('40002'))
    await choose('แขวง/ตำบล', 'ในเมือง')
    await waitFor(async () => expect(await box('รหัสไปรษณีย์')).toHaveValue('40002'))
  })

  it('that is saved without a postal code gets none until the member chooses a place', async () => {
    Object.assign(memberOf('gold')?.address ?? {}, { postalCode: undefined })
    await open('gold')
    await waitFor(async () => expect(await box('แขวง/ตำบล')).toHaveValue('คลองตันเหนือ'))
    const code = await box('รหัสไปรษณีย์')
    await waitFor(() => expect(code).not.toHaveAttribute('readonly'))
    expect(code).toHaveValue('')
    await choose('แขวง/ตำบล', 'พระโขนงเหนือ')
    await choose('แขวง/ตำบล', 'คลองตันเหนือ')
    await waitFor(() => expect(code).toHaveValue('10110'))
  })

  it('says so where there is nothing to choose from', async () => {
    answers.set('/Address/District', { payload: [] })
    await open()
    await choose('จังหวัด', 'บึงกาฬ')
    const district = await box('เขต/อำเภอ')
    await waitFor(() => expect(district).not.toHaveAttribute('readonly'))
    await userEvent.click(district)
    expect(await screen.findByText('ไม่พบตัวเลือกที่ตรงกับคำค้น')).toBeVisible()
  })

  it('offers a retry where a list fails to load, and keeps the other fields', async () => {
    await open()
    await userEvent.type(screen.getByRole('textbox', { name: 'นามสกุล' }), 'ใจดี')
    sandbox.faults.add({ operation: 'listDistricts', kind: 500, times: 1 })
    await choose('จังหวัด', 'ภูเก็ต')
    await userEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }))
    await choose('เขต/อำเภอ', 'ถลาง')
    expect(await box('จังหวัด')).toHaveValue('ภูเก็ต')
    expect(screen.getByRole('textbox', { name: 'นามสกุล' })).toHaveValue('ใจดี')
  })

  it('preselects Thailand once a retry has loaded the countries', async () => {
    sandbox.faults.add({ operation: 'listCountries', kind: 500, times: 2 })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }))
    await waitFor(async () => expect(await box('ประเทศ')).toHaveValue('ไทย'))
  })

  it('abroad is a text field alone, also where an address is required', async () => {
    await open('gold', 'sabaimart')
    await choose('ประเทศ', 'japan')
    expect(screen.queryByRole('combobox', { name: 'จังหวัด' })).toBeNull()
    await userEvent.click(await saveButton())
    expect(await screen.findByText('/home')).toBeVisible()
    // A province of the former address is cleared.
    const none = { Province_Id: '', District_Id: '', Sub_District_Id: '', Postal_Code: '' }
    expect(sentForms()[0]).toMatchObject({ Country_Id: '4', ...none })
  })
})
