import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '@/api/api'
import type { SearchOption } from '@/forms/search-options'
import { useFormValues } from '@/forms/use-form-values'
import type { CustomerInfo, MemberInfoValues } from '../member-info'
import { isAbroad as isCountryAbroad, likelyCountry, withSavedPlace } from '../place-options'
import { useAddressLists } from './use-address-lists'

const PLACE_FIELDS = ['country', 'province', 'district', 'subDistrict', 'postalCode'] as const
type PlaceField = (typeof PLACE_FIELDS)[number]

/**
 * The state of the address fields: a choice clears the fields below, and brings the postal code that it had when it was saved,
 * or the only one there is.
 */
export function useAddressChoice(saved: CustomerInfo['address']) {
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const { data } = api.useListCountriesQuery()
  const countries = data?.payload
  const isAbroad = isCountryAbroad(values.country, countries ?? [])
  const lists = useAddressLists(values, isAbroad)

  // The saved address stays as it was saved until the member chooses a place.
  const [hasChosen, setHasChosen] = useState(false)
  const clearAfter = (field: PlaceField) => {
    setHasChosen(true)
    const below = PLACE_FIELDS.slice(PLACE_FIELDS.indexOf(field) + 1)
    for (const name of below) if (values[name] !== '') setValue(name, '')
  }

  // If the countries loaded only after a retry, the likely country was not in the initial values.
  const hasOffered = useRef(false)
  const offerCountry = useEffectEvent((country: string) => {
    if (values.country === '' && !hasOffered.current) setValue('country', country)
    hasOffered.current = true
  })
  useEffect(() => {
    if (countries) offerCountry(likelyCountry(countries))
  }, [countries])

  const { options } = lists.postalCode
  const fillCode = useEffectEvent((codes: readonly SearchOption[]) => {
    const isSaved = values.subDistrict === saved?.sub_district_id
    if (values.postalCode !== '' || (isSaved && !hasChosen)) return
    const own = isSaved ? codes.find(({ value }) => value === saved?.postal_code) : undefined
    const code = own ?? (codes.length === 1 ? codes[0] : undefined)
    if (code) setValue('postalCode', code.value)
  })
  useEffect(() => fillCode(options), [options])

  const savedPlaces = {
    country: { id: saved?.country_id, name: saved?.country },
    province: { id: saved?.province_id, name: saved?.province },
    district: { id: saved?.district_id, name: saved?.district },
    subDistrict: { id: saved?.sub_district_id, name: saved?.sub_district },
    postalCode: { id: saved?.postal_code, name: saved?.postal_code },
  }
  const fieldOf = (name: PlaceField) => {
    const list = lists[name]
    if (list.state === 'loading') return { ...list, isGone: false }
    const { options: choices, isGone } = withSavedPlace(list.options, values[name], savedPlaces[name])
    return { ...list, options: choices, isGone: isGone && list.state === 'ready' }
  }
  return { values, isAbroad, fieldOf, clearAfter }
}
