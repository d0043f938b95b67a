import { th } from '#tests/names.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineMessage } from 'react-intl'
import { expect, test } from 'vitest'
import { object, string } from 'yup'
import { Form } from '@/forms/form'
import { renderForm } from '@/forms/render-form'
import { TextField } from '@/forms/text-field'
import { useFormValues } from '@/forms/use-form-field'
import { FromLine } from './from-line'

const label = defineMessage({
  id: 'profile.info.lastName',
  defaultMessage: 'Last name',
  description: 'Field',
})

function LastName() {
  const { values, setValue } = useFormValues<{ lastName: string }>()
  return (
    <FromLine label={label} isFromLine={values.lastName === 'ใจดี'} onClear={() => setValue('lastName', '')}>
      <TextField name="lastName" label={th.lastName} />
    </FromLine>
  )
}

test('a name from LINE that is cleared leaves the focus on its field', async () => {
  renderForm(
    <Form
      schema={object({ lastName: string() })}
      initialValues={{ lastName: 'ใจดี' }}
      onSubmit={async () => undefined}
    >
      <LastName />
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^ล้าง/ }))
  expect(screen.queryByRole('button', { name: /^ล้าง/ })).toBeNull()
  const field = screen.getByRole('textbox', { name: th.lastName })
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})
