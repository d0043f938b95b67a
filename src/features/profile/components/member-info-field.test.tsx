import { th } from '#tests/names.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { object, string } from 'yup'
import { Form } from '@/ui/forms/form'
import { renderForm } from '@/ui/forms/render-form'
import { MemberInfoField } from './member-info-field'

test('a name from LINE that is cleared leaves the focus on its field', async () => {
  renderForm(
    <Form
      schema={object({ lastName: string() })}
      initialValues={{ lastName: 'ใจดี' }}
      onSubmit={async () => undefined}
    >
      <MemberInfoField
        infoField={{ field: 'last_name', is_display: true, is_required: false }}
        info={{}}
        names={{ lastName: 'ใจดี' }}
      />
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^ล้าง/ }))
  expect(screen.queryByRole('button', { name: /^ล้าง/ })).toBeNull()
  const field = screen.getByRole('textbox', { name: th.lastName })
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})
