import { useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { DateField } from '@/forms/date-field'
import { RadioField } from '@/forms/radio-field'
import { TextField } from '@/forms/text-field'
import { useFormValues } from '@/forms/use-form-field'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { PartError } from '@/ui/part-error'
import { Skeleton } from '@/ui/skeleton'
import type { LineNames } from '../line-prefill'
import type { CustomerInfo, InfoField, MemberInfoValues } from '../member-info'
import { FromLine, fromLineHint } from './from-line'
import { PictureField } from './picture-field'

// Not every brand asks for an address, and its chunk is as large as all the other fields together.
const loadAddressFields = () => import('./address-fields')

const messages = defineMessages({
  firstName: { id: 'profile.info.firstName', defaultMessage: 'First name', description: 'Field' },
  lastName: { id: 'profile.info.lastName', defaultMessage: 'Last name', description: 'Field' },
  email: { id: 'profile.info.email', defaultMessage: 'Email', description: 'Field' },
  birthdate: { id: 'profile.info.birthdate', defaultMessage: 'Date of birth', description: 'Field' },
  gender: { id: 'profile.info.gender', defaultMessage: 'Gender', description: 'Field' },
  female: { id: 'profile.info.female', defaultMessage: 'Female', description: 'Gender' },
  male: { id: 'profile.info.male', defaultMessage: 'Male', description: 'Gender' },
  unspecified: { id: 'profile.info.unspecified', defaultMessage: 'Unspecified', description: 'Gender' },
})

const GENDER_OPTIONS = (['female', 'male', 'unspecified'] as const).map((value) => ({
  value,
  label: <FormattedMessage {...messages[value]} />,
}))

interface MemberInfoFieldProps {
  infoField: InfoField
  info: CustomerInfo
  /** `yyyy-MM-dd`. */
  today: string
  /** What LINE knows, in a registration. */
  names?: LineNames
  linePicture?: string | undefined
}

/** The input for one field that the brand asks for. */
export function MemberInfoField({ infoField, info, today, names = {}, linePicture }: MemberInfoFieldProps) {
  switch (infoField.field) {
    case 'image':
      return (
        <PictureField
          current={info.image_url}
          isRequired={infoField.is_required}
          linePicture={info.image_url ? undefined : linePicture}
        />
      )
    case 'first_name':
      return <NameField fieldName="first_name" lineName={names.firstName} />
    case 'last_name':
      return <NameField fieldName="last_name" lineName={names.lastName} />
    case 'email':
      return <PlainTextField fieldName="email" />
    case 'birthdate':
      return (
        <DateField
          name="birthdate"
          label={<FormattedMessage {...messages.birthdate} />}
          max={today}
          autoComplete="bday"
        />
      )
    case 'gender':
      return (
        <RadioField
          name="gender"
          label={<FormattedMessage {...messages.gender} />}
          options={GENDER_OPTIONS}
        />
      )
    case 'address':
      return <AddressPart isRequired={infoField.is_required} saved={info.address} />
  }
}

function AddressPart(props: { isRequired: boolean; saved: CustomerInfo['address'] }) {
  const [hasFailed, setHasFailed] = useState(false)
  const AddressFields = useLazyComponent(loadAddressFields, !hasFailed, () => setHasFailed(true))
  if (hasFailed) return <PartError onRetry={() => setHasFailed(false)} />
  return AddressFields ? <AddressFields {...props} /> : <Skeleton height="560px" />
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

interface PlainTextFieldProps {
  fieldName: keyof typeof TEXT_INPUT_PROPS
  hint?: ReactNode
}

function PlainTextField({ fieldName, hint }: PlainTextFieldProps) {
  const props = TEXT_INPUT_PROPS[fieldName]
  return <TextField {...props} label={<FormattedMessage {...messages[props.name]} />} hint={hint} />
}

interface NameFieldProps {
  fieldName: 'first_name' | 'last_name'
  lineName: string | undefined
}

function NameField({ fieldName, lineName }: NameFieldProps) {
  const { name } = TEXT_INPUT_PROPS[fieldName]
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const isFromLine = lineName !== undefined && values[name] === lineName
  return (
    <FromLine label={messages[name]} isFromLine={isFromLine} onClear={() => setValue(name, '')}>
      <PlainTextField fieldName={fieldName} hint={isFromLine && fromLineHint} />
    </FromLine>
  )
}
