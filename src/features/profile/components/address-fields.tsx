import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { api } from '@/api/api'
import { choiceOf, type SearchOption } from '@/ui/forms/search-choice'
import { SearchSelectField } from '@/ui/forms/search-select-field'
import { TextareaField } from '@/ui/forms/text-field'
import { useFormValues } from '@/ui/forms/use-form-field'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import type { Rereadable } from '@/ui/part-error'
import { infoLabels } from '../info-labels'
import { PLACE_FIELDS, type CustomerInfo, type MemberInfoValues } from '../member-info'
import {
  isAbroad as isCountryAbroad,
  placeName,
  placeOptions,
  withSavedPlace,
  type Place,
} from '../place-options'

const messages = defineMessages<{ heading: never; detailHint: never; first: { field: string } }>({
  heading: {
    id: 'profile.address.heading',
    defaultMessage: 'Your address',
    description: 'Over an address',
  },
  detailHint: { id: 'profile.address.detailHint', defaultMessage: 'House number, village, road' },
  first: {
    id: 'profile.address.first',
    defaultMessage: 'Choose your {field} first.',
    description: 'At a list of places that depends on another; field: the label of that one',
  },
})

/** Each list, and the place that must be chosen before it. */
const PLACES = [
  { name: 'country', parent: undefined },
  { name: 'province', parent: 'country' },
  { name: 'district', parent: 'province' },
  { name: 'subDistrict', parent: 'district' },
  { name: 'postalCode', parent: 'subDistrict' },
] as const

const Group = styled.div`
  display: grid;
  grid-template-columns: var(--field-columns, minmax(0, 1fr));
  align-items: start;
  gap: ${tokens.space(5)};
  padding-top: ${tokens.space(2)};
  > h2,
  > :last-child {
    grid-column: 1 / -1;
  }
  h2 {
    font-size: ${tokens.font.size.lg};
  }
`

interface AddressFieldsProps {
  isRequired: boolean
  saved: CustomerInfo['address']
}

/** An address from the country down. Outside Thailand only the country is chosen. */
export default function AddressFields({ isRequired, saved }: AddressFieldsProps) {
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const { formatMessage } = useIntl()
  const { lists, isAbroad } = useAddressLists(values)
  const [hasChosen, setHasChosen] = useState(false)
  const clearBelow = (field: (typeof PLACE_FIELDS)[number]) => {
    setHasChosen(true)
    const below = PLACE_FIELDS.slice(PLACE_FIELDS.indexOf(field) + 1)
    for (const name of below) if (values[name] !== '') setValue(name, '')
  }
  usePostalCode(lists.postalCode.options, hasChosen)
  // Who saves right after typing a sub-district has its postal code.
  const readBelow: Partial<Record<(typeof PLACE_FIELDS)[number], (id: string) => void>> = {
    province: api.usePrefetch('listDistricts'),
    district: api.usePrefetch('listSubDistricts'),
    subDistrict: api.usePrefetch('listPostalCodes'),
  }

  const savedPlaces = {
    country: { id: saved?.country_id, name: saved?.country },
    province: { id: saved?.province_id, name: saved?.province },
    district: { id: saved?.district_id, name: saved?.district },
    subDistrict: { id: saved?.sub_district_id, name: saved?.sub_district },
    postalCode: { id: saved?.postal_code, name: saved?.postal_code },
  }
  return (
    <Group>
      <h2>
        <FormattedMessage {...messages.heading} />
      </h2>
      {PLACES.filter(({ name }) => name === 'country' || !isAbroad).map(({ name, parent }) => {
        const { options, ...list } = lists[name]
        const isTooEarly = parent !== undefined && choiceOf(values[parent]) === ''
        const isBelowSaved =
          parent === undefined || choiceOf(values[parent]) === (savedPlaces[parent].id ?? '')
        return (
          <SearchSelectField
            key={name}
            name={name}
            label={<FormattedMessage {...infoLabels[name]} />}
            {...list}
            options={
              isBelowSaved && list.state !== 'loading' ? withSavedPlace(options, savedPlaces[name]) : options
            }
            plain={placeName}
            isRequired={isRequired}
            isDisabled={isTooEarly}
            hint={
              isTooEarly && (
                <FormattedMessage
                  {...messages.first}
                  values={{ field: formatMessage(infoLabels[parent]).toLowerCase() }}
                />
              )
            }
            onChoose={() => clearBelow(name)}
            onMeant={readBelow[name]}
          />
        )
      })}
      <TextareaField
        name="addressDetail"
        label={<FormattedMessage {...infoLabels.addressDetail} />}
        hint={<FormattedMessage {...messages.detailHint} />}
        autoComplete="street-address"
      />
    </Group>
  )
}

/** Choosing a sub-district sets its only postal code. A saved address stays as it is until the member chooses a place. */
function usePostalCode(options: readonly SearchOption[], hasChosen: boolean) {
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const fill = useEffectEvent(([code, second]: readonly SearchOption[]) => {
    if (hasChosen && values.postalCode === '' && code && !second) setValue('postalCode', code.value)
  })
  useEffect(() => fill(options), [options])
}

/** The lists of places; each is queried when the place above is chosen (spec 7, Address). */
function useAddressLists({ country, province, district, subDistrict }: MemberInfoValues) {
  const countries = api.useListCountriesQuery()
  const isAbroad = isCountryAbroad(country, countries.data?.payload ?? [])
  const provinces = api.useListProvincesQuery(isAbroad ? skipToken : undefined)
  const districts = api.useListDistrictsQuery(idOrSkip(province))
  const subDistricts = api.useListSubDistrictsQuery(idOrSkip(district))
  const postalCodes = api.useListPostalCodesQuery(idOrSkip(subDistrict))

  const codes = postalCodes.currentData?.payload
  const codeOptions = useMemo(
    () => (codes ?? []).map(({ postal_code: code }) => ({ value: code, label: code })),
    [codes],
  )
  const lists = {
    country: { ...stateOf(countries), options: usePlaces(countries.currentData?.payload) },
    province: { ...stateOf(provinces), options: usePlaces(provinces.currentData?.payload) },
    district: { ...stateOf(districts), options: usePlaces(districts.currentData?.payload) },
    subDistrict: { ...stateOf(subDistricts), options: usePlaces(subDistricts.currentData?.payload) },
    postalCode: { ...stateOf(postalCodes), options: codeOptions },
  }
  return { lists, isAbroad }
}

const idOrSkip = (value: string) => choiceOf(value) || skipToken

function usePlaces(places: readonly Place[] | undefined) {
  const locale = useLocale()
  return useMemo(() => placeOptions(places ?? [], locale), [places, locale])
}

function stateOf({ isFetching, isError, refetch }: Rereadable & { isError: boolean }) {
  const state: 'loading' | 'error' | 'ready' = isFetching ? 'loading' : isError ? 'error' : 'ready'
  return { state, onRetry: () => void refetch() }
}
