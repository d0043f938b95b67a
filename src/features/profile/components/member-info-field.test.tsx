import { th } from '#tests/names.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mixed, object, string } from 'yup'
import { Form } from '@/ui/forms/form'
import { MemberInfoField } from './member-info-field'

/** LINE's picture, once it has loaded. */
let giveOfLine = (_picture: File) => {}
vi.mock('@/lib/shrink-picture', () => ({
  shrinkPicture: () => Promise.resolve({ picture: new File(['own'], 'own.jpg') }),
  shrinkPictureAt: () => new Promise<File>((resolve) => (giveOfLine = resolve)),
}))

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

test('the picture from LINE that loads only after the member has picked another is not taken in its place', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`)
  renderForm(
    <Form
      schema={object({ image: mixed<File>().nullable() })}
      initialValues={{ image: null }}
      onSubmit={async () => undefined}
    >
      <MemberInfoField
        infoField={{ field: 'image', is_display: true, is_required: false }}
        info={{}}
        linePicture="https://profile.line-scdn.net/1"
      />
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: th.changePicture }))
  await userEvent.upload(await screen.findByLabelText(th.gallery), new File(['own'], 'own.jpg'), {
    applyAccept: false,
  })
  const address = () => screen.getByRole('img', { name: th.picture }).getAttribute('src')
  await waitFor(() => expect(address()).toBe('blob:own.jpg'))
  await act(async () => giveOfLine(new File(['line'], 'line.jpg')))
  expect(address()).toBe('blob:own.jpg')
})
