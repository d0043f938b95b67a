import { useEffect, useEffectEvent, useRef } from 'react'
import { api } from '@/api/api'
import type { SearchOption } from '@/forms/search-options'
import { useFormValues } from '@/forms/use-form-values'
import type { MemberInfoValues } from '../member-info'
import { isAbroad as isCountryAbroad, likelyCountry } from '../place-options'
import { useAddressLists } from './use-address-lists'

const CHAIN = ['country', 'province', 'district', 'subDistrict', 'postalCode'] as const
type Link = (typeof CHAIN)[number]

/** An address being chosen: what follows from a choice is emptied with it, and what can only be one thing fills itself. */
export function useAddressChoice() {
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const { data } = api.useListCountriesQuery()
  const countries = data?.payload
  const isAbroad = isCountryAbroad(values.country, countries ?? [])
  const lists = useAddressLists(values, isAbroad)

  const clearAfter = (link: Link) => {
    for (const name of CHAIN.slice(CHAIN.indexOf(link) + 1)) if (values[name] !== '') setValue(name, '')
  }

  // Countries that only came with a second try.
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
