import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { api } from '@/api/api'
import { useLocale } from '@/i18n/use-locale'
import type { MemberInfoValues } from '../member-info'
import { placeOptions, type Place } from '../place-options'

interface ListQuery {
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** The lists that an address is chosen from; each is queried once the place above it is chosen (spec 7, Address). */
export function useAddressLists(values: MemberInfoValues, isAbroad: boolean) {
  const { province, district, subDistrict } = values
  const countries = api.useListCountriesQuery()
  const provinces = api.useListProvincesQuery(isAbroad ? skipToken : undefined)
  const districts = api.useListDistrictsQuery(idOf(province))
  const subDistricts = api.useListSubDistrictsQuery(idOf(district))
  const postalCodes = api.useListPostalCodesQuery(idOf(subDistrict))

  const codes = postalCodes.currentData?.payload
  const codeOptions = useMemo(
    () => (codes ?? []).map(({ postal_code: code }) => ({ value: code, label: code })),
    [codes],
  )
  return {
    country: { ...stateOf(countries), options: usePlaces(countries.currentData?.payload) },
    province: { ...stateOf(provinces), options: usePlaces(provinces.currentData?.payload) },
    district: { ...stateOf(districts), options: usePlaces(districts.currentData?.payload) },
    subDistrict: { ...stateOf(subDistricts), options: usePlaces(subDistricts.currentData?.payload) },
    postalCode: { ...stateOf(postalCodes), options: codeOptions },
  }
}

const idOf = (value: string) => value || skipToken

function usePlaces(places: readonly Place[] = NO_PLACES) {
  const locale = useLocale()
  return useMemo(() => placeOptions(places, locale), [places, locale])
}

const NO_PLACES: readonly Place[] = []

function stateOf({ isFetching, isError, refetch }: ListQuery) {
  const state: 'loading' | 'error' | 'ready' = isFetching ? 'loading' : isError ? 'error' : 'ready'
  return { state, onRetry: () => void refetch() }
}
