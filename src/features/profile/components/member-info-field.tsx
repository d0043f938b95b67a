import { X } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { DateField } from '@/ui/forms/date-field'
import { focusFirst } from '@/ui/forms/form-focus'
import { RadioField } from '@/ui/forms/radio-field'
import { TextField } from '@/ui/forms/text-field'
import { useFormValues } from '@/ui/forms/use-form-field'
import { useFormState } from '@/ui/forms/use-submission'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { IconButton } from '@/ui/icon-button'
import { PartError } from '@/ui/part-error'
import { Skeleton } from '@/ui/skeleton'
import type { CustomerInfo, InfoField, LineNames, MemberInfoValues } from '../member-info'
import { infoLabels } from '../info-labels'
import { localToday } from '../member-info-schema'
import { PictureField } from './picture-field'

// Not every brand asks for an address, and its chunk is as large as all other fields'.
const loadAddressFields = () => import('./address-fields')

const messages = defineMessages({
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
  /** Names from LINE, during registration. */
  names?: LineNames
  linePicture?: string | undefined
}

export function MemberInfoField({ infoField, info, names = {}, linePicture }: MemberInfoFieldProps) {
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
      return <NameField name="firstName" autoComplete="given-name" lineName={names.firstName} />
    case 'last_name':
      return <NameField name="lastName" autoComplete="family-name" lineName={names.lastName} />
    case 'email':
      return (
        <TextField
          name="email"
          label={<FormattedMessage {...infoLabels.email} />}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      )
    case 'birthdate':
      return (
        <DateField
          name="birthdate"
          label={<FormattedMessage {...infoLabels.birthdate} />}
          max={localToday()}
          // The year of the hint: from today a member would have to leaf back half a life.
          opensAt="1990-01-01"
          autoComplete="bday"
        />
      )
    case 'gender':
      return (
        <RadioField
          name="gender"
          label={<FormattedMessage {...infoLabels.gender} />}
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
  if (hasFailed) return <PartError read={{ refetch: () => setHasFailed(false) }} />
  return AddressFields ? <AddressFields {...props} /> : <Skeleton height="560px" />
}

const clear = defineMessage<{ field: string }>({
  id: 'profile.line.clear',
  defaultMessage: 'Clear {field}',
  description: 'Button: empties a field that LINE has filled in',
})

/** The button lies over the hint's line, not inside it, because screen readers read the hint with its field. */
const Around = styled.div`
  position: relative;
  > button {
    position: absolute;
    inset-block-end: -10px;
    inset-inline-end: 0;
  }
`

interface NameFieldProps {
  name: 'firstName' | 'lastName'
  autoComplete: string
  lineName: string | undefined
}

/** While the name is LINE's, the field says so and can be cleared with one tap. */
function NameField({ name, autoComplete, lineName }: NameFieldProps) {
  const intl = useIntl()
  const { isBusy } = useFormState()
  const { values, setValue } = useFormValues<MemberInfoValues>()
  const isFromLine = lineName !== undefined && values[name] === lineName
  const handleClear = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    setValue(name, '')
    // The focused button disappears with the value.
    focusFirst(button.parentElement)
  }
  return (
    <Around>
      <TextField
        name={name}
        label={<FormattedMessage {...infoLabels[name]} />}
        hint={
          isFromLine && (
            <FormattedMessage
              id="profile.line.hint"
              defaultMessage="From LINE"
              description="Under a field that LINE has filled in"
            />
          )
        }
        autoComplete={autoComplete}
      />
      {isFromLine && (
        <IconButton
          label={intl.formatMessage(clear, { field: intl.formatMessage(infoLabels[name]) })}
          disabled={isBusy}
          onClick={handleClear}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Around>
  )
}
