import { lazy, Suspense } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { DateField } from '@/forms/date-field'
import { RadioField } from '@/forms/radio-field'
import { TextField } from '@/forms/text-field'
import { Skeleton } from '@/ui/skeleton'
import type { CustomerInfo, InfoField } from '../member-info'
import { PictureField } from './picture-field'

// Lazy: not every brand asks for an address, and its chunk is as large as all the other fields together.
const AddressFields = lazy(() =>
  import('./address-fields').then((module) => ({ default: module.AddressFields })),
)

const words = defineMessages({
  firstName: { id: 'profile.info.firstName', defaultMessage: 'First name', description: 'Field' },
  lastName: { id: 'profile.info.lastName', defaultMessage: 'Last name', description: 'Field' },
  email: { id: 'profile.info.email', defaultMessage: 'Email', description: 'Field' },
  birthdate: { id: 'profile.info.birthdate', defaultMessage: 'Date of birth', description: 'Field' },
  gender: { id: 'profile.info.gender', defaultMessage: 'Gender', description: 'Field' },
  female: { id: 'profile.info.female', defaultMessage: 'Female', description: 'Gender' },
  male: { id: 'profile.info.male', defaultMessage: 'Male', description: 'Gender' },
  reason: {
    id: 'profile.info.reason',
    defaultMessage: 'Helps us choose privileges that suit you.',
    description: 'Under the date of birth and the gender: why they are asked',
  },
  unspecified: { id: 'profile.info.unspecified', defaultMessage: 'Unspecified', description: 'Gender' },
})

const GENDER_OPTIONS = (['female', 'male', 'unspecified'] as const).map((value) => ({
  value,
  label: <FormattedMessage {...words[value]} />,
}))

interface MemberInfoFieldProps {
  infoField: InfoField
  info: CustomerInfo
  /** `yyyy-MM-dd`. */
  today: string
}

/** The input for one field that the brand asks for. */
export function MemberInfoField({ infoField, info, today }: MemberInfoFieldProps) {
  switch (infoField.field) {
    case 'image':
      return <PictureField current={info.image_url} isRequired={infoField.is_required} />
    case 'first_name':
    case 'last_name':
    case 'email':
      return <LineField fieldName={infoField.field} />
    case 'birthdate':
      return (
        <DateField
          name="birthdate"
          label={<FormattedMessage {...words.birthdate} />}
          hint={<FormattedMessage {...words.reason} />}
          max={today}
          autoComplete="bday"
        />
      )
    case 'gender':
      return (
        <RadioField
          name="gender"
          label={<FormattedMessage {...words.gender} />}
          hint={<FormattedMessage {...words.reason} />}
          options={GENDER_OPTIONS}
        />
      )
    case 'address':
      return (
        <Suspense fallback={<Skeleton height="560px" />}>
          <AddressFields isRequired={infoField.is_required} />
        </Suspense>
      )
  }
}

const TEXT_INPUT_PROPS = {
  first_name: { name: 'firstName', autoComplete: 'given-name', maxLength: 100 },
  last_name: { name: 'lastName', autoComplete: 'family-name', maxLength: 100 },
  email: {
    name: 'email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    maxLength: 254,
  },
} as const

function LineField({ fieldName }: { fieldName: keyof typeof TEXT_INPUT_PROPS }) {
  const props = TEXT_INPUT_PROPS[fieldName]
  return <TextField {...props} label={<FormattedMessage {...words[props.name]} />} />
}
