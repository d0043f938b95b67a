import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { object } from 'yup'
import type { AppError } from '@/api/app-error'
import { commonWords } from '../words'
import { thaiPhone } from './field-rules'
import { Form, FormError, SubmitButton } from './form'
import { PhoneField } from './text-field'

const schema = object({ mobileNo: thaiPhone().required() })

interface NumberFormProps {
  mobileNo?: string | undefined
  onSubmit: (mobileNo: string) => Promise<AppError | undefined>
  /** Between the field and the button. */
  children?: ReactNode
}

/** Asks for a mobile number. */
export function NumberForm({ mobileNo = '', onSubmit, children }: NumberFormProps) {
  return (
    <Form
      schema={schema}
      initialValues={{ mobileNo }}
      fieldNames={{ Mobile_No: 'mobileNo' }}
      onSubmit={({ mobileNo: number }) => onSubmit(number)}
    >
      <PhoneField name="mobileNo" label={<FormattedMessage {...commonWords.phoneNumber} />} />
      <FormError />
      {children}
      <SubmitButton>
        <FormattedMessage {...commonWords.continue} />
      </SubmitButton>
    </Form>
  )
}
