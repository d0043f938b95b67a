import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { SearchSelectField } from '@/forms/search-select-field'
import { TextareaField } from '@/forms/textarea-field'
import { tokens } from '@/theme/tokens'
import { useAddressChoice } from '../hooks/use-address-choice'

const words = defineMessages({
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
  subDistrictFirst: { id: 'profile.address.subDistrictFirst', defaultMessage: 'Choose a sub-district first' },
})

/** Each select field, and the field that must be chosen before it. */
const DEPENDENT_FIELDS = [
  { name: 'province', parent: 'country', first: words.countryFirst },
  { name: 'district', parent: 'province', first: words.provinceFirst },
  { name: 'subDistrict', parent: 'district', first: words.districtFirst },
  { name: 'postalCode', parent: 'subDistrict', first: words.subDistrictFirst },
] as const

const Group = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  padding-top: ${tokens.space(2)};
  h2 {
    font-size: ${tokens.font.size.lg};
  }
`

/** An address from the country down. Abroad, there is nothing to choose below the country. */
export function AddressFields({ isRequired }: { isRequired: boolean }) {
  const { values, isAbroad, lists, clearAfter } = useAddressChoice()
  return (
    <Group>
      <h2>
        <FormattedMessage {...words.heading} />
      </h2>
      <SearchSelectField
        name="country"
        label={<FormattedMessage {...words.country} />}
        {...lists.country}
        onChoose={() => clearAfter('country')}
      />
      {!isAbroad &&
        DEPENDENT_FIELDS.map(({ name, parent, first }) => (
          <SearchSelectField
            key={name}
            name={name}
            label={<FormattedMessage {...words[name]} />}
            {...lists[name]}
            isRequired={isRequired}
            isDisabled={values[parent] === ''}
            hint={values[parent] === '' ? <FormattedMessage {...first} /> : undefined}
            onChoose={() => clearAfter(name)}
          />
        ))}
      <TextareaField
        name="addressDetail"
        label={<FormattedMessage {...words.detail} />}
        hint={<FormattedMessage {...words.detailHint} />}
        autoComplete="street-address"
        maxLength={500}
      />
    </Group>
  )
}
