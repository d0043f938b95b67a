import { FormattedMessage } from 'react-intl'
import type { ReactNode } from 'react'
import { object } from 'yup'
import type { AppError } from '@/api/app-error'
import { thaiPhone } from '@/forms/field-rules'
import { Form, FormError, SubmitButton } from '@/forms/form'
import { PhoneField } from '@/forms/text-field'

const schema = object({ mobileNo: thaiPhone().required() })

interface NumberStepProps {
  mobileNo: string | undefined
  onSubmit: (mobileNo: string) => Promise<AppError | undefined>
  /** Rendered between the field and the button. */
  children?: ReactNode
}

/** A form with a mobile number field and a Continue button. */
export function NumberStep({ mobileNo = '', onSubmit, children }: NumberStepProps) {
  return (
    <Form
      schema={schema}
      initialValues={{ mobileNo }}
      fieldNames={{ Mobile_No: 'mobileNo' }}
      onSubmit={({ mobileNo: number }) => onSubmit(number)}
    >
      <PhoneField name="mobileNo" />
      <FormError />
      {children}
      <SubmitButton>
        <FormattedMessage id="ui.continue" defaultMessage="Continue" description="Button" />
      </SubmitButton>
    </Form>
  )
}
