import { th } from '#tests/names.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { object, string } from 'yup'
import type { AppError } from '@/api/app-error'
import { wipe } from '@/storage/storage'
import { DraftNotice } from './draft-notice'
import { Form } from './form'
import { renderForm } from './render-form'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

const schema = object({ name: string(), idCard: string() })

interface Options {
  form?: string
  memberKey?: string
  answer?: AppError
}

function renderDraftForm({ form = 'profile', memberKey = 'b1:m1', answer }: Options = {}) {
  return renderForm(
    <Form
      schema={schema}
      initialValues={{ name: 'เดิม', idCard: '' }}
      draft={{ name: form, memberKey: memberKey || undefined, fields: ['name'] }}
      onSubmit={async () => answer}
    >
      <DraftNotice />
      <TextField name="name" label={th.firstName} />
      <TextField name="idCard" label="เลขบัตร" />
      <SubmitButton>save</SubmitButton>
    </Form>,
  )
}

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function enterAndLeave(options?: Options) {
  const { unmount } = renderDraftForm(options)
  await user.type(field(th.firstName), 'ใหม่')
  unmount()
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T10:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a draft that is discarded leaves the focus on the first field', async () => {
  await enterAndLeave()
  renderDraftForm()
  await user.click(screen.getByRole('button', { name: th.discardDraft }))
  expect(field(th.firstName).value).toBe('เดิม')
  await waitFor(() => expect(field(th.firstName)).toHaveFocus())
})

test('a draft is stored while the member types, and at once when the page is closed', async () => {
  renderDraftForm()
  await user.type(field(th.firstName), 'x')
  vi.advanceTimersByTime(300)
  expect(localStorage.getItem('drafts')).toContain('เดิมx')
  await user.type(field(th.firstName), 'y')
  fireEvent(window, new Event('pagehide'))
  expect(localStorage.getItem('drafts')).toContain('เดิมxy')
})

test('a draft leaves out the fields that must not be stored', async () => {
  const { unmount } = renderDraftForm()
  await user.type(field('เลขบัตร'), '1101')
  await user.type(field(th.firstName), 'x')
  unmount()
  expect(localStorage.getItem('drafts')).not.toContain('1101')
})

test('no draft is stored of a form that was not changed, or that has no member key', async () => {
  renderDraftForm().unmount()
  await enterAndLeave({ memberKey: '' })
  expect(localStorage.getItem('drafts')).toBeNull()
})

test('a draft is not shown to another member, and deleted once another member opens the form', async () => {
  await enterAndLeave()
  renderDraftForm({ memberKey: 'b1:m2' }).unmount()
  expect(localStorage.getItem('drafts')).toBeNull()
  renderDraftForm()
  expect(field(th.firstName).value).toBe('เดิม')
})

test('a draft belongs to one form', async () => {
  await enterAndLeave()
  renderDraftForm({ form: 'other' }).unmount()
  renderDraftForm()
  expect(field(th.firstName).value).toBe('เดิมใหม่')
})

test('a draft lasts a day', async () => {
  await enterAndLeave()
  vi.setSystemTime(new Date('2026-11-21T10:00:10'))
  renderDraftForm()
  expect(field(th.firstName).value).toBe('เดิม')
  expect(localStorage.getItem('drafts')).toBeNull()
})

test('a draft outlives a clock that is set back, and lasts a day from then', async () => {
  await enterAndLeave()
  vi.setSystemTime(new Date('2026-11-18T07:00:00'))
  renderDraftForm().unmount()
  vi.setSystemTime(new Date('2026-11-19T06:00:00'))
  const { unmount } = renderDraftForm()
  expect(field(th.firstName).value).toBe('เดิมใหม่')
  unmount()
  vi.setSystemTime(new Date('2026-11-19T07:00:10'))
  renderDraftForm()
  expect(field(th.firstName).value).toBe('เดิม')
})

test('a draft is deleted by a successful submission', async () => {
  const { unmount } = renderDraftForm()
  await user.type(field(th.firstName), 'x')
  await user.click(screen.getByRole('button', { name: 'save' }))
  unmount()
  expect(localStorage.getItem('drafts')).toBeNull()
})

test('a draft outlives a failed submission and the end of the session; a log-out deletes it', async () => {
  const { unmount } = renderDraftForm({ answer: { kind: 'sessionExpired' } })
  await user.type(field(th.firstName), 'x')
  await user.click(screen.getByRole('button', { name: 'save' }))
  unmount()
  wipe('expired')
  wipe('replaced')
  expect(localStorage.getItem('drafts')).toContain('เดิมx')
  wipe('logout')
  expect(localStorage.getItem('drafts')).toBeNull()
})

test.each([
  'x{',
  '[]',
  '{"profile":1}',
  '{"profile":{"memberKey":"b1:m1","savedAt":1795168800000,"values":{"name":{}}}}',
  '{"__proto__":{"memberKey":"b1:m1"}}',
])('a corrupt draft is ignored: %s', (text) => {
  localStorage.setItem('drafts', text)
  renderDraftForm()
  expect(field(th.firstName).value).toBe('เดิม')
})
