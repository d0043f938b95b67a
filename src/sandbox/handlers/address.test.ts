import { describe, expect, it } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'
import { listDistricts, listPostalCodes, listProvinces, listSubDistricts } from '../rules/address.ts'
import { ask, type AskedOperation } from './ask-sandbox.ts'

interface Place {
  id: number
  name_th: string
  name_en: string
}

const sandbox = createSandbox()

async function places(operation: AskedOperation, path: string): Promise<Place[]> {
  const { body } = await ask(sandbox, operation, `Address/${path}`)
  return body.payload as Place[] // the contract's check has passed
}

const provinces = () => places('listProvinces', 'Province')
const districts = (id: number) => places('listDistricts', `District?provinceId=${id}`)
const subDistricts = (id: number) => places('listSubDistricts', `SubDistrict?districtId=${id}`)

async function postalCodes(id: number): Promise<string[]> {
  const { body } = await ask(sandbox, 'listPostalCodes', `Address/PostalCode?subDistrictId=${id}`)
  return (body.payload as { postal_code: string }[]).map((row) => row.postal_code) // as above
}

describe('an address', () => {
  it('starts in Thailand or abroad', async () => {
    const countries = await places('listCountries', 'Country')
    expect(countries[0]).toEqual({ id: 1, name_th: 'ไทย', name_en: 'Thailand' })
    expect(countries.length).toBeGreaterThan(3)
  })

  it('has 77 provinces, each named once in both languages', async () => {
    const rows = await provinces()
    expect(rows).toHaveLength(77)
    expect(new Set(rows.flatMap((row) => [row.id, row.name_th, row.name_en])).size).toBe(3 * 77)
  })

  // Without HTTP, for it would be more than 8,000 calls.
  it('goes down to a postal code everywhere, 928 districts and 7,444 sub-districts in all', () => {
    const allDistricts = listProvinces().flatMap(({ id }) => listDistricts(id))
    const allSubDistricts = allDistricts.flatMap(({ id }) => listSubDistricts(id))
    expect([allDistricts.length, allSubDistricts.length]).toEqual([928, 7444])
    const broken = [...allDistricts, ...allSubDistricts].filter(
      ({ name_th, name_en }) => !/^[ก-๙ .-]+$/.test(name_th) || !/^[A-Z][A-Za-z -]+$/.test(name_en ?? ''),
    )
    expect(broken).toEqual([])
    const codes = allSubDistricts.map(({ id }) => listPostalCodes(id))
    expect(codes.filter((all) => all.length === 0 || all.some((code) => !/^[1-9]\d{4}$/.test(code)))).toEqual(
      [],
    )
  })

  it('has one postal code in most sub-districts, and two in some', async () => {
    expect(await postalCodes(103901)).toEqual(['10110'])
    expect(await postalCodes(400101)).toEqual(['40000', '40002'])
  })

  it('has no rows for an unknown place', async () => {
    expect(await districts(99)).toEqual([])
    expect(await subDistricts(9999)).toEqual([])
    expect(await postalCodes(999999)).toEqual([])
  })
})
