import { useEffect, useEffectEvent, useRef } from 'react'
import { api } from '@/api/api'
import type { SearchOption } from '@/forms/search-options'
import { useFormValues } from '@/forms/use-form-values'
import type { MemberInfoValues } from '../member-info'
import { isAbroad as isCountryAbroad, likelyCountry } from '../place-options'
import { useAddressLists } from './use-address-lists'

const PLACE_FIELDS = ['country', 'province', 'district', 'subDistrict', 'postalCode'] as const
type PlaceField = (typeof PLACE_FIELDS)[number]

/** The state of the address fields: a choice clears the fields below, and a single possible postal code is filled in. */
export function useAddressChoice() {
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const { data } = api.useListCountriesQuery()
  const countries = data?.payload
  const isAbroad = isCountryAbroad(values.country, countries ?? [])
  const lists = useAddressLists(values, isAbroad)

  const clearAfter = (field: PlaceField) => {
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
  const fillOnly = useEffectEvent(([first, second]: readonly SearchOption[]) => {
    if (first && !second && values.postalCode !== first.value) setValue('postalCode', first.value)
  })
  useEffect(() => fillOnly(options), [options])

  return { values, isAbroad, lists, clearAfter }
}
