import { lazy, Suspense } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { DateField } from '@/forms/date-field'
import { RadioField } from '@/forms/radio-field'
import { TextField } from '@/forms/text-field'
import { Skeleton } from '@/ui/skeleton'
import type { CustomerInfo, InfoField } from '../member-info'
import { PictureField } from './picture-field'

// Not every brand asks for it, and it is as large as all the others together.
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

const GENDERS = (['female', 'male', 'unspecified'] as const).map((value) => ({
  value,
  label: <FormattedMessage {...words[value]} />,
}))

interface MemberInfoFieldProps {
  asked: InfoField
  info: CustomerInfo
  /** `yyyy-MM-dd`. */
  today: string
}

/** The control of one thing that the brand asks for. */
export function MemberInfoField({ asked, info, today }: MemberInfoFieldProps) {
  switch (asked.field) {
    case 'image':
      return <PictureField current={info.image_url} isRequired={asked.is_required} />
    case 'first_name':
    case 'last_name':
    case 'email':
      return <LineField asked={asked.field} />
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
          options={GENDERS}
        />
      )
    case 'address':
      return (
        <Suspense fallback={<Skeleton height="560px" />}>
          <AddressFields isRequired={asked.is_required} />
        </Suspense>
      )
  }
}

const LINES = {
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

function LineField({ asked }: { asked: keyof typeof LINES }) {
  const line = LINES[asked]
  return <TextField {...line} label={<FormattedMessage {...words[line.name]} />} />
}
