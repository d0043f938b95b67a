import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { sessionFor, type BrandRef, type MemberPersona } from '../personas.ts'
import { ask } from './ask-sandbox.ts'

const PNG = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], { type: 'image/png' })
const NAMES = { First_Name: 'ปิติ', Last_Name: 'ยินดี' }
const WHOLE = { ...NAMES, Birthdate: '1994-08-12', Gender: 'male', Email: 'piti@example.com' }
const ADDRESS = {
  Address_Detail: '8 ถนนมิตรภาพ',
  Country_Id: '1',
  Province_Id: '40',
  District_Id: '4001',
  Sub_District_Id: '400101',
  Postal_Code: '40002',
}

const read = async (sandbox: Sandbox, persona: MemberPersona, brand: BrandRef = 'doisai') =>
  (await ask(sandbox, 'getCustomerInfo', 'Customer/info', { token: sessionFor(persona, brand) })).body

const update = (
  sandbox: Sandbox,
  form: Record<string, string | Blob>,
  persona: MemberPersona = 'incomplete',
  brand: BrandRef = 'doisai',
) =>
  ask(sandbox, 'updateCustomerInfo', 'Customer/UpdateCustomerInfo', {
    token: sessionFor(persona, brand),
    form,
  })

const wrongFields = async (form: Record<string, string | Blob>, brand: BrandRef = 'doisai') => {
  const { status, body } = await update(createSandbox(), form, 'incomplete', brand)
  expect(status).toBe(422)
  return Object.keys(body.fields ?? {})
}

describe("a member's details", () => {
  it('are complete, partial or empty', async () => {
    const sandbox = createSandbox()
    expect(await read(sandbox, 'gold')).toMatchObject({
      first_name: 'กัญญารัตน์',
      address: {
        province: 'กรุงเทพมหานคร',
        district: 'วัฒนา',
        sub_district: 'คลองตันเหนือ',
        postal_code: '10110',
      },
    })
    expect(await read(sandbox, 'incomplete')).toMatchObject({
      first_name: 'ปิติ',
      last_name: null,
      address: null,
    })
    const member = sandbox.context.state.members['doisai-new']
    if (member !== undefined) member.firstName = ''
    expect(await read(sandbox, 'new')).toEqual({})
  })

  it('have the fields that each brand shows and requires', async () => {
    const fields = async (brand: BrandRef) => {
      const token = sessionFor('gold', brand)
      const { body } = await ask(createSandbox(), 'listInfoFields', 'Customer/DynamicInfoConfig', { token })
      return body.payload
    }
    expect(await fields('doisai')).toContainEqual({ field: 'image', is_display: true, is_required: false })
    expect(await fields('sabaimart')).toContainEqual({
      field: 'address',
      is_display: 'True',
      is_required: 'True',
    })
  })

  it('are complete once they are saved', async () => {
    const sandbox = createSandbox()
    expect((await update(sandbox, { ...WHOLE, ...ADDRESS })).status).toBe(200)
    expect(await read(sandbox, 'incomplete')).toMatchObject({
      last_name: 'ยินดี',
      birthdate: '1994-08-12',
      gender: 'male',
      address: { detail: '8 ถนนมิตรภาพ', province_id: 40, sub_district: 'ในเมือง', postal_code: '40002' },
    })
    expect(sandbox.context.state.members['doisai-incomplete']?.isInfoComplete).toBe(true)
  })

  it('keep a field that was not sent and lose a field that was sent blank', async () => {
    const sandbox = createSandbox()
    await update(sandbox, { Email: ' ' }, 'gold')
    expect(await read(sandbox, 'gold')).toMatchObject({ email: null, birthdate: '1992-04-09' })
  })

  it('lose a field that was not sent, if the brand shows it, where an absent field is taken for an empty one', async () => {
    const sandbox = createSandbox({ settings: { absentInfo: 'emptied' } })
    await update(sandbox, { ...NAMES, Birthdate: '1992-04-09' }, 'gold')
    expect(await read(sandbox, 'gold')).toMatchObject({ birthdate: '1992-04-09', email: null, gender: null })
    const { Birthdate: _hidden, ...shown } = WHOLE
    await update(sandbox, { ...shown, ...ADDRESS }, 'gold', 'sabaimart')
    expect(await read(sandbox, 'gold', 'sabaimart')).toMatchObject({ birthdate: '1992-04-09' })
  })

  it('are refused by field where a required field is missing', async () => {
    expect(await wrongFields(NAMES)).toEqual(['Birthdate'])
    expect(await wrongFields(WHOLE, 'sabaimart')).toEqual([
      'Address_Detail',
      'Country_Id',
      'Province_Id',
      'District_Id',
      'Sub_District_Id',
      'Postal_Code',
    ])
  })

  it('need no province abroad', async () => {
    const form = { ...WHOLE, Address_Detail: '1-2-3 Shibuya', Country_Id: '4' }
    expect((await update(createSandbox(), form, 'incomplete', 'sabaimart')).status).toBe(200)
  })

  it('are refused by field where a value is not valid', async () => {
    expect(await wrongFields({ ...WHOLE, Email: 'piti', Birthdate: '2999-01-01' })).toEqual([
      'Email',
      'Birthdate',
    ])
  })

  it('are answered with 401 on purpose by the first name 401', async () => {
    expect((await update(createSandbox(), { ...WHOLE, First_Name: '401' })).status).toBe(401)
  })

  it('are refused on purpose by the first names 422 and 500', async () => {
    expect(await wrongFields({ ...WHOLE, First_Name: '422' })).toEqual(['First_Name', 'Email'])
    expect((await update(createSandbox(), { ...WHOLE, First_Name: '500' })).status).toBe(500)
  })
})

describe('a profile picture', () => {
  it('is served at the address in the profile, and replaces the picture before', async () => {
    const sandbox = createSandbox()
    const token = sessionFor('gold', 'doisai')
    await update(sandbox, { Image: PNG }, 'gold')
    await update(sandbox, { Image: PNG }, 'gold')
    const { body } = await ask(sandbox, 'getProfile', 'Customer/Profile', { token })
    const picture = await sandbox.handle(new Request(String(body.image_url)))
    expect(picture?.headers.get('Content-Type')).toBe('image/png')
    expect((await picture?.arrayBuffer())?.byteLength).toBe(PNG.size)
    expect(Object.keys(sandbox.context.state.uploads)).toHaveLength(1)
  })

  it('must be an image by its bytes, whatever type its sender states', async () => {
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })
    expect(await wrongFields({ ...WHOLE, Image: svg })).toEqual(['Image'])
  })
})
