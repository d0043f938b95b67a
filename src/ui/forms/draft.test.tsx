import { th } from '#tests/names.ts'
import { storedOf } from '#tests/support/stored.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { object, string } from 'yup'
import type { AppError } from '@/api/app-error'
import { wipe } from '@/storage/storage'
import { writeDraft } from './drafts'
import { DraftNotice, Form, SubmitButton } from './form'
import { TextField } from './text-field'

const schema = object({ name: string(), idCard: string() })

interface Options {
  memberKey?: string
  answer?: AppError
}

function renderDraftForm({ memberKey = 'doisai:M1', answer }: Options = {}) {
  return renderForm(
    <Form
      schema={schema}
      initialValues={{ name: 'เดิม', idCard: '' }}
      draft={{ name: 'profile', memberKey: memberKey || undefined, fields: ['name'] }}
      onSubmit={async () => answer}
    >
      <DraftNotice />
      <TextField name="name" label={th.firstName} />
      <TextField name="idCard" label="เลขบัตร" />
      <SubmitButton>save</SubmitButton>
    </Form>,
  )
}

const drafts = () => storedOf({ memberId: 'M1' }).drafts
const named = (name: string) => ({ profile: { values: { name } } })

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function enterAndLeave(options?: Options) {
  const { unmount } = renderDraftForm(options)
  await userEvent.type(field(th.firstName), 'ใหม่')
  unmount()
}

test('a draft is there again, and leaves the focus on the first field where it is discarded', async () => {
  await enterAndLeave()
  renderDraftForm()
  expect(field(th.firstName).value).toBe('เดิมใหม่')
  await userEvent.click(screen.getByRole('button', { name: th.discardDraft }))
  expect(field(th.firstName).value).toBe('เดิม')
  await waitFor(() => expect(field(th.firstName)).toHaveFocus())
})

test('a draft is stored while the member types', async () => {
  renderDraftForm()
  await userEvent.type(field(th.firstName), 'x')
  expect(drafts()).toMatchObject(named('เดิมx'))
})

test('a draft leaves out the fields that must not be stored, and whatever has seven digits, its beginning too', async () => {
  const { unmount } = renderDraftForm()
  // Letters: the time at which a draft was saved may have any digits.
  await userEvent.type(field('เลขบัตร'), 'ลับ')
  await userEvent.clear(field(th.firstName))
  await userEvent.type(field(th.firstName), '๑๑๐๑๗๐')
  expect(drafts()).toMatchObject(named('๑๑๐๑๗๐'))
  expect(JSON.stringify(drafts())).not.toContain('ลับ')
  await userEvent.type(field(th.firstName), ' ๐')
  unmount()
  expect(drafts()).toBeUndefined()
})

test('no draft is stored of a form that was not changed, or that has no member key', async () => {
  renderDraftForm().unmount()
  await enterAndLeave({ memberKey: '' })
  expect(drafts()).toBeUndefined()
})

test('a draft is deleted by a successful submission', async () => {
  const { unmount } = renderDraftForm()
  await userEvent.type(field(th.firstName), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'save' }))
  unmount()
  expect(drafts()).toBeUndefined()
})

test('a draft outlives a failed submission and the end of the session; a log-out deletes it', async () => {
  const { unmount } = renderDraftForm({ answer: { kind: 'sessionExpired' } })
  await userEvent.type(field(th.firstName), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'save' }))
  unmount()
  wipe('expired')
  wipe('replaced')
  expect(drafts()).toMatchObject(named('เดิมx'))
  wipe('logout')
  expect(drafts()).toBeUndefined()
})

test('a stored value that is none of its field is ignored: a release may have changed the form', () => {
  writeDraft('profile', 'doisai:M1', { name: {} })
  renderDraftForm()
  expect(field(th.firstName).value).toBe('เดิม')
})
