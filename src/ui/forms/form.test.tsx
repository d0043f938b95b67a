import { th } from '#tests/names.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineMessage, FormattedMessage } from 'react-intl'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { object, string } from 'yup'
import type { AppError } from '@/api/app-error'
import { commonWords } from '../words'
import { say, thaiPhone, trimmedText } from './field-rules'
import { Form, FormError, SubmitButton } from './form'
import { PhoneField, TextField } from './text-field'
import { fieldTexts, useFormState } from './use-submission'

const choose = defineMessage({ id: 'error.notFound', defaultMessage: 'Data Not Found' })
const schema = object({
  firstName: trimmedText().required(),
  phone: thaiPhone().required(),
  email: trimmedText().email(),
  nickname: string().matches(/^$|ก/, { message: say(choose) }),
})
const empty = { firstName: '', phone: '', email: '', nickname: '' }

type Submit = (values: object) => Promise<AppError | undefined>

function renderTestForm(
  onSubmit: Submit,
  { locale, initialValues = empty }: { locale?: 'en'; initialValues?: typeof empty } = {},
) {
  renderForm(
    <Form
      schema={schema}
      initialValues={initialValues}
      fieldNames={{ First_Name: 'firstName', Mobile_No: 'phone' }}
      onSubmit={onSubmit}
    >
      <TextField name="firstName" label={locale ? 'First name' : th.firstName} hint="ตามบัตร" />
      <PhoneField name="phone" label={<FormattedMessage {...commonWords.phoneNumber} />} />
      <TextField name="email" label="Email" type="email" />
      <TextField name="nickname" label="Nickname" />
      <FormError />
      <SubmitButton>{locale ? 'Save' : th.save}</SubmitButton>
    </Form>,
    { locale },
  )
}

const filled = { firstName: 'สมชาย', phone: '081-234-5678', email: '', nickname: '' }
const save = () => screen.getByRole('button', { name: th.save })
const form = () => document.querySelector('form') ?? document.body
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const refusing = (error: AppError) => vi.fn<Submit>().mockResolvedValue(error)

afterEach(() => {
  vi.useRealTimers()
})

describe('the entered values', () => {
  test('are submitted as the schema transforms them', async () => {
    const onSubmit = vi.fn<Submit>().mockResolvedValue(undefined)
    renderTestForm(onSubmit)
    await userEvent.type(field(th.firstName), '  สมชาย ')
    await userEvent.type(field(th.phoneNumber), '+66 81-234 ๕๖๗๘')
    await userEvent.click(save())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...filled, phone: '0812345678' })
    expect(field(th.phoneNumber).value).toBe('+66 81-234 ๕๖๗๘')
  })

  test('show no error as a button beside the form is tapped, which the error would move away', async () => {
    renderTestForm(vi.fn<Submit>())
    await userEvent.type(field(th.phoneNumber), '0212')
    await userEvent.click(screen.getByText('switch'))
    expect(field('Phone number')).toBeValid()
  })

  test('show an error once the field was left, not before', async () => {
    renderTestForm(vi.fn<Submit>())
    await userEvent.type(field(th.phoneNumber), '0212')
    expect(screen.queryByText('เบอร์โทรศัพท์ไม่ถูกต้อง')).toBeNull()
    await userEvent.tab()
    expect(field(th.phoneNumber)).toHaveAccessibleDescription(
      'เบอร์โทรศัพท์ไม่ถูกต้อง เบอร์มือถือไทย 10\u00a0หลัก',
    )
    expect(field(th.phoneNumber)).toBeInvalid()
    await userEvent.clear(field(th.phoneNumber))
    await userEvent.type(field(th.phoneNumber), '0812345678')
    expect(field(th.phoneNumber)).toBeValid()
    expect(screen.queryByText('เบอร์โทรศัพท์ไม่ถูกต้อง')).toBeNull()
  })

  test('are not sent while a value is invalid: every error is shown, and the first field with an error gets the focus', async () => {
    const onSubmit = vi.fn<Submit>()
    renderTestForm(onSubmit)
    await userEvent.type(field('Email'), 'somchai{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(field(th.firstName)).toHaveFocus())
    expect(field(th.firstName)).toHaveAccessibleDescription(`${th.required} ตามบัตร`)
    expect(field(th.phoneNumber)).toBeInvalid()
    expect(field('Email')).toHaveAccessibleDescription(th.invalidEntry)
  })

  test('show "Please enter valid information" where a rule has no message of its own', async () => {
    const postal = object({ postal: string().matches(/^\d{5}$/) })
    renderForm(
      <Form schema={postal} initialValues={{ postal: '1011' }} fieldNames={{}} onSubmit={vi.fn<Submit>()}>
        <TextField name="postal" label="Postal" />
        <SubmitButton>บันทึก</SubmitButton>
      </Form>,
    )
    await userEvent.click(save())
    expect(field('Postal')).toHaveAccessibleDescription(th.invalidEntry)
    await userEvent.click(screen.getByText('switch'))
    expect(field('Postal')).toHaveAccessibleDescription('Please enter valid information.')
  })

  test('show their errors in the language that was switched to', async () => {
    renderTestForm(vi.fn<Submit>(), { initialValues: { ...empty, nickname: 'x' } })
    await userEvent.click(save())
    expect(field('Nickname')).toHaveAccessibleDescription(th.notFound)
    await userEvent.click(screen.getByText('switch'))
    expect(field(th.firstName)).toHaveAccessibleDescription('Fill in this field. ตามบัตร')
    expect(field('Nickname')).toHaveAccessibleDescription('Data Not Found')
  })
})

describe('a required field', () => {
  test('is marked beside its name, and the name stays exact', () => {
    renderTestForm(vi.fn<Submit>())
    const marks = screen.getAllByText('(จำเป็น)')
    expect(marks.map((mark) => mark.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
    expect(screen.getByLabelText(th.firstName)).toBeRequired()
    expect(field(th.firstName)).toHaveAccessibleName(th.firstName)
    expect(field('Email')).not.toBeRequired()
  })

  test('is marked in English', () => {
    renderTestForm(vi.fn<Submit>(), { locale: 'en' })
    expect(screen.getAllByText('(Required)')).toHaveLength(2)
    expect(field('First name')).toBeRequired()
    expect(field('Phone number')).toHaveAttribute('autocomplete', 'tel-national')
  })
})

describe('sending', () => {
  test('happens once, however often the member taps or presses Enter, and no field changes meanwhile', async () => {
    let answer: (error: undefined) => void = () => undefined
    const onSubmit = vi.fn<Submit>(() => new Promise((resolve) => (answer = resolve)))
    renderTestForm(onSubmit, { initialValues: filled })
    act(() => {
      save().click()
      save().click()
    })
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    await userEvent.type(field(th.firstName), 'x{Enter}')
    fireEvent.submit(form())
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(save()).toHaveAttribute('aria-busy', 'true')
    expect(field(th.firstName).value).toBe('สมชาย')
    await act(async () => answer(undefined))
    expect(save()).not.toHaveAttribute('aria-busy')
  })

  test('waits, by the button and by Enter, while a field still reads what was chosen', async () => {
    const onSubmit = vi.fn<Submit>().mockResolvedValue(undefined)
    function Reader() {
      const { isReading, setIsReading } = useFormState()
      return <input type="checkbox" checked={isReading} onChange={() => setIsReading(!isReading)} />
    }
    renderForm(
      <Form schema={object({})} initialValues={{}} onSubmit={onSubmit}>
        <Reader />
        <SubmitButton>{th.save}</SubmitButton>
      </Form>,
    )
    const turn = () => userEvent.click(screen.getByRole('checkbox'))
    await turn()
    expect(save()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(save())
    fireEvent.submit(form())
    await turn()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(save())
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('that fails keeps the entered values, and shows the reason once, with the support code', async () => {
    renderTestForm(refusing({ kind: 'offline', requestId: '12345678-abcd' }), { initialValues: filled })
    await userEvent.click(save())
    expect(screen.getByRole('alert')).toHaveTextContent('12345678')
    expect(field(th.firstName).value).toBe('สมชาย')
    await userEvent.click(screen.getByText('switch'))
    expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline.')
  })

  test('that throws shows an error too', async () => {
    renderTestForm(vi.fn<Submit>().mockRejectedValue(new Error('oops')), { initialValues: filled })
    await userEvent.click(save())
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(save()).not.toHaveAttribute('aria-busy')
  })

  test.each(['sessionExpired', 'aborted'] as const)('that ends as %s shows no error here', async (kind) => {
    renderTestForm(refusing({ kind }), { initialValues: filled })
    await userEvent.click(save())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe("the server's errors", () => {
  const texts = { th: 'เบอร์นี้ถูกใช้แล้ว', en: 'This number is taken' }

  test('are shown at their fields, the first one focused, until those fields change', async () => {
    renderTestForm(refusing({ kind: 'invalid', fields: { Mobile_No: texts } }), { initialValues: filled })
    await userEvent.click(save())
    const phone = field(th.phoneNumber)
    await waitFor(() => expect(phone).toHaveFocus())
    expect(phone).toHaveAccessibleDescription('เบอร์นี้ถูกใช้แล้ว เบอร์มือถือไทย 10\u00a0หลัก')
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByText('switch'))
    expect(field('Phone number')).toHaveAccessibleDescription(
      'This number is taken 10-digit Thai mobile number',
    )
    await userEvent.type(field('Phone number'), '9')
    expect(screen.queryByText('This number is taken')).toBeNull()
  })

  test('of fields that the form does not show are shown above the button', async () => {
    const fields = { Mobile_No: texts, Branch: { th: 'สาขานี้ปิดแล้ว', en: 'This branch is closed' } }
    renderTestForm(refusing({ kind: 'invalid', fields }), { initialValues: filled })
    await userEvent.click(save())
    expect(screen.getByRole('alert')).toHaveTextContent('สาขานี้ปิดแล้ว')
    expect(screen.getByRole('alert')).not.toHaveTextContent('เบอร์นี้ถูกใช้แล้ว')
  })

  test('disappear with the next submission', async () => {
    const onSubmit = refusing({ kind: 'invalid', fields: { Mobile_No: texts } })
    renderTestForm(onSubmit, { initialValues: filled })
    await userEvent.click(save())
    onSubmit.mockResolvedValue(undefined)
    await userEvent.click(save())
    expect(onSubmit).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(screen.queryByText('เบอร์นี้ถูกใช้แล้ว')).toBeNull())
  })
})

test('a wait of a minute or more is shown in minutes, rounded up', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  renderTestForm(refusing({ kind: 'rateLimited', retryAfterSeconds: 600 }), { initialValues: filled })
  await userEvent.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(/^(ลองอีกครั้งได้ใน 10 นาที){2}$/)
  act(() => void vi.advanceTimersByTime(539_000))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('ลองอีกครั้งได้ใน 2 นาที'))
  act(() => void vi.advanceTimersByTime(1_000))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('ลองอีกครั้งได้ใน 1 นาที'))
  act(() => void vi.advanceTimersByTime(1_000))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('ลองอีกครั้งได้ใน 59 วินาที'))
})

test('after too many tries the seconds to wait count down, and neither the button nor Enter sends the form', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  const onSubmit = refusing({ kind: 'rateLimited', retryAfterSeconds: 30 })
  renderTestForm(onSubmit, { initialValues: filled })
  await userEvent.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('30 วินาที')
  expect(save()).toBeDisabled()
  act(() => void vi.advanceTimersByTime(10_000))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('20 วินาที'))
  await userEvent.type(field(th.firstName), '{Enter}')
  fireEvent.submit(form())
  await act(async () => {})
  expect(onSubmit).toHaveBeenCalledTimes(1)
  act(() => void vi.advanceTimersByTime(20_000))
  await waitFor(() => expect(save()).toBeEnabled())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a wait ends where the clock is set back meanwhile: the form can be sent', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  renderTestForm(refusing({ kind: 'rateLimited', retryAfterSeconds: 30 }), { initialValues: filled })
  await userEvent.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('วินาที')
  vi.setSystemTime(Date.now() - 3 * 3_600_000)
  act(() => void vi.advanceTimersByTime(1000))
  await waitFor(() => expect(save()).toBeEnabled())
})

test('sending says after eight seconds that it takes long, until it is done', async () => {
  vi.useFakeTimers()
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const note = () => screen.getByRole('status').textContent
  let finish: (error: undefined) => void = () => {}
  renderTestForm(() => new Promise((resolve) => (finish = resolve)), { initialValues: filled })
  await wait(9000)
  expect(note()).toBe('')
  fireEvent.click(save())
  await wait(7900)
  expect(note()).toBe('')
  await wait(200)
  expect(note()).toMatch(/นานกว่าปกติ/)
  finish(undefined)
  await wait(0)
  expect(note()).toBe('')
})

test('an error of a field stands under the field’s name, whatever word that is', () => {
  const fields = { constructor: { th: 'ผิด', en: 'Wrong' } }
  expect(Object.keys(fieldTexts({ kind: 'invalid', fields }, {}))).toEqual(['constructor'])
})
