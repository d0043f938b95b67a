import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { SearchSelectField } from '@/forms/search-select-field'
import { TextareaField } from '@/forms/textarea-field'
import { tokens } from '@/theme/tokens'
import { useAddressChoice } from '../hooks/use-address-choice'
import type { CustomerInfo } from '../member-info'

const messages = defineMessages({
  heading: {
    id: 'profile.address.heading',
    defaultMessage: 'Where you live',
    description: 'Over an address',
  },
  country: { id: 'profile.address.country', defaultMessage: 'Country', description: 'Field' },
  province: { id: 'profile.address.province', defaultMessage: 'Province', description: 'Field' },
  district: {
    id: 'profile.address.district',
    defaultMessage: 'District',
    description: 'Field: เขต or อำเภอ',
  },
  subDistrict: {
    id: 'profile.address.subDistrict',
    defaultMessage: 'Sub-district',
    description: 'Field: แขวง or ตำบล',
  },
  postalCode: { id: 'profile.address.postalCode', defaultMessage: 'Postal code', description: 'Field' },
  detail: {
    id: 'profile.address.detail',
    defaultMessage: 'Address',
    description: 'Field: house number, street',
  },
  detailHint: { id: 'profile.address.detailHint', defaultMessage: 'House number, village, road' },
  countryFirst: { id: 'profile.address.countryFirst', defaultMessage: 'Choose a country first' },
  provinceFirst: { id: 'profile.address.provinceFirst', defaultMessage: 'Choose a province first' },
  districtFirst: { id: 'profile.address.districtFirst', defaultMessage: 'Choose a district first' },
  gone: {
    id: 'profile.address.gone',
    defaultMessage: 'No longer on the list. Please choose again.',
    description: 'Under a province, district or the like that was saved before',
  },
  subDistrictFirst: { id: 'profile.address.subDistrictFirst', defaultMessage: 'Choose a sub-district first' },
})

/** Each select field, and the field that must be chosen before it. */
const DEPENDENT_FIELDS = [
  { name: 'province', parent: 'country', first: messages.countryFirst },
  { name: 'district', parent: 'province', first: messages.provinceFirst },
  { name: 'subDistrict', parent: 'district', first: messages.districtFirst },
  { name: 'postalCode', parent: 'subDistrict', first: messages.subDistrictFirst },
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

/** An address from the country down. Abroad, there is nothing to choose below the country. */
export function AddressFields({ isRequired, saved }: AddressFieldsProps) {
  const { values, isAbroad, fieldOf, clearAfter } = useAddressChoice(saved)
  const { isGone: isCountryGone, ...country } = fieldOf('country')
  return (
    <Group>
      <h2>
        <FormattedMessage {...messages.heading} />
      </h2>
      <SearchSelectField
        name="country"
        label={<FormattedMessage {...messages.country} />}
        {...country}
        hint={isCountryGone && <FormattedMessage {...messages.gone} />}
        onChoose={() => clearAfter('country')}
      />
      {!isAbroad &&
        DEPENDENT_FIELDS.map(({ name, parent, first }) => {
          const { isGone, ...list } = fieldOf(name)
          const hint = values[parent] === '' ? first : isGone ? messages.gone : undefined
          return (
            <SearchSelectField
              key={name}
              name={name}
              label={<FormattedMessage {...messages[name]} />}
              {...list}
              isRequired={isRequired}
              isDisabled={values[parent] === ''}
              hint={hint && <FormattedMessage {...hint} />}
              onChoose={() => clearAfter(name)}
            />
          )
        })}
      <TextareaField
        name="addressDetail"
        label={<FormattedMessage {...messages.detail} />}
        hint={<FormattedMessage {...messages.detailHint} />}
        autoComplete="street-address"
        maxLength={500}
      />
    </Group>
  )
}
