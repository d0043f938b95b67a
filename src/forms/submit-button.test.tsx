import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { object, string } from 'yup'
import { Form } from './form'
import { renderForm } from './render-form'
import { SubmitButton } from './submit-button'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const note = () => screen.getByRole('status').textContent

it('is shown after eight seconds of sending, until sending is done', async () => {
  let finish = () => {}
  const sent = new Promise<undefined>((resolve) => {
    finish = () => resolve(undefined)
  })
  renderForm(
    <Form schema={object({ name: string() })} initialValues={{ name: '' }} onSubmit={() => sent}>
      <SubmitButton>ส่ง</SubmitButton>
    </Form>,
  )
  await wait(9000)
  expect(note()).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
  await wait(7900)
  expect(note()).toBe('')
  await wait(200)
  expect(note()).toMatch(/นานกว่าปกติ/)
  finish()
  await wait(0)
  expect(note()).toBe('')
})
