import { th } from '#tests/names.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { otps, pins } from '#tests/support/typed-inputs.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CodeField } from './code-field'

interface Props {
  kind?: 'pin' | 'otp'
  onComplete?: (digits: string) => void
  hint?: ReactNode
  error?: string
  isBusy?: boolean
  isDisabled?: boolean
}

function Code({ kind = 'otp', onComplete = () => {}, ...props }: Props) {
  const [value, setValue] = useState('')
  return (
    <CodeField
      {...props}
      autoComplete={kind === 'pin' ? 'current-password' : 'one-time-code'}
      label={kind === 'pin' ? th.enterPin : th.otp}
      value={value}
      onChange={setValue}
      onComplete={onComplete}
      shouldFocus
    />
  )
}

/** A page that rejects every code: after `check` it clears the field and shows an error. */
function WrongCode({ check }: { check: () => Promise<void> }) {
  const [state, setState] = useState({ value: '', isBusy: false, error: '' })
  const handleComplete = async (value: string) => {
    setState((before) => ({ ...before, value, isBusy: true }))
    await check()
    setState({ value: '', isBusy: false, error: 'รหัส PIN ไม่ถูกต้อง' })
  }
  return (
    <CodeField
      label={th.enterPin}
      autoComplete="current-password"
      value={state.value}
      isBusy={state.isBusy}
      error={state.error || undefined}
      onChange={(value) => setState((before) => ({ ...before, value }))}
      onComplete={(digits) => void handleComplete(digits)}
    />
  )
}

const sixDigits = 'กรอกตัวเลข 6 หลักเท่านั้น'

const otp = () => screen.getByRole<HTMLInputElement>('textbox', { name: th.otp })
const pin = () => screen.getByLabelText<HTMLInputElement>(th.enterPin)

afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

test.each([
  ['a PIN', 'pin', th.enterPin, 'absolute'],
  ['an OTP', 'otp', th.otp, 'static'],
] as const)(
  'the label of %s, which a PIN’s title says too, is seen of an OTP alone',
  (_what, kind, label, position) => {
    renderForm(<Code kind={kind} />)
    expect(getComputedStyle(screen.getByText(label)).position || 'static').toBe(position)
  },
)

describe('an OTP', () => {
  test('has a hint, which follows the error', () => {
    renderForm(<Code hint="บนซองจดหมาย" error="รหัสไม่ถูกต้อง" />)
    expect(otp()).toHaveAccessibleName(th.otp)
    expect(otp()).toHaveAccessibleDescription('รหัสไม่ถูกต้อง บนซองจดหมาย')
  })

  test('is one field that phones fill in', () => {
    renderForm(<Code />)
    expect(otp()).toHaveFocus()
    expect(otp()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(otp()).toHaveAttribute('inputmode', 'numeric')
    expect(otp()).toHaveAttribute('type', 'text')
  })

  test('is submitted once, with its sixth digit', async () => {
    const onComplete = vi.fn()
    renderForm(<Code onComplete={onComplete} />)
    await userEvent.keyboard('๑2a 345')
    expect(otp().value).toBe('12345')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('67')
    expect(otp().value).toBe('123456')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
  })

  test('is pasted in place of what was typed, also with the whole message', async () => {
    const onComplete = vi.fn()
    renderForm(<Code onComplete={onComplete} />)
    await userEvent.keyboard('99')
    await userEvent.paste('OTP: 123456 (Ref AB12)')
    expect(otp().value).toBe('123456')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
  })

  test('is read from the SMS by itself, and no longer waited for once the page is left', async () => {
    Object.assign(window, { OTPCredential: Object })
    const get = vi.fn<CredentialsContainer['get']>()
    get.mockReturnValue(new Promise(() => {}))
    get.mockResolvedValueOnce({ code: '654321' } as unknown as Credential)
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
    const onComplete = vi.fn()
    const { unmount } = renderForm(<Code onComplete={onComplete} />)
    await screen.findByDisplayValue('654321')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('654321')
    // The next SMS, after another code was asked for.
    expect(get).toHaveBeenCalledTimes(2)
    const signal = get.mock.calls[0]?.[0]?.signal
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  test('accepts no digit during the wait after too many tries', async () => {
    renderForm(<Code isDisabled />)
    expect(otp()).toBeDisabled()
    await userEvent.type(otp(), '123')
    expect(otp().value).toBe('')
  })
})

describe('a PIN', () => {
  test('is hidden until the member shows it', async () => {
    renderForm(<Code kind="pin" />)
    expect(pin()).toHaveAttribute('type', 'password')
    expect(pin()).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.keyboard('123')
    expect(screen.queryByText('1')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'แสดงตัวเลข', pressed: false }))
    expect(pin()).toHaveAttribute('type', 'text')
    expect(screen.getByText('1')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'แสดงตัวเลข', pressed: true }))
    expect(pin()).toHaveAttribute('type', 'password')
    expect(pin().value).toBe('123')
  })

  test('may be pasted, and is filled in by password managers', async () => {
    const onComplete = vi.fn()
    renderForm(<Code kind="pin" onComplete={onComplete} />)
    expect(pin()).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.paste('135790')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('135790')
  })

  test('keeps its digits while it is checked', async () => {
    renderForm(<Code kind="pin" isBusy />)
    await userEvent.keyboard('123')
    expect(pin().value).toBe('')
    expect(pin()).toBeEnabled()
  })

  test('that is wrong shows an error at the field each time, and the field keeps the focus', async () => {
    let answer = () => {}
    renderForm(<WrongCode check={() => new Promise<void>((resolve) => (answer = resolve))} />)
    await userEvent.type(pin(), '111111')
    expect(pin().value).toBe('111111')
    await act(async () => answer())
    expect(screen.getByRole('alert')).toHaveTextContent('รหัส PIN ไม่ถูกต้อง')
    expect(pin()).toHaveAccessibleDescription('รหัส PIN ไม่ถูกต้อง')
    expect(pin()).toBeInvalid()
    expect(pin()).toHaveFocus()
    expect(pin().value).toBe('')
    await userEvent.keyboard('222222')
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => answer())
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })
})

describe.each([
  ['at once, as by paste', (text: string) => userEvent.paste(text)],
  [
    'by the browser',
    async (text: string) => {
      fireEvent.input(document.activeElement ?? document.body, { target: { value: text } })
    },
  ],
])('a code that is filled in %s', (_way, fillIn) => {
  test.each(pins)('%j submits the PIN %j', async (text, code) => {
    const onComplete = vi.fn()
    renderForm(<Code kind="pin" onComplete={onComplete} />)
    await fillIn(text)
    expect(onComplete.mock.calls).toEqual(code ? [[code]] : [])
    expect(pin()).toHaveValue(code ?? '')
    if (!code) expect(screen.getByRole('alert')).toHaveTextContent(sixDigits)
  })

  test.each(otps)('%j submits the OTP %j', async (text, code) => {
    const onComplete = vi.fn()
    renderForm(<Code onComplete={onComplete} />)
    await fillIn(text)
    expect(onComplete.mock.calls).toEqual(code ? [[code]] : [])
    expect(otp()).toHaveValue(code ?? '')
    if (!code) expect(screen.getByRole('alert')).toHaveTextContent(sixDigits)
  })
})

test('what is refused leaves the digits as they were, and is forgotten with the next digit', async () => {
  const onComplete = vi.fn()
  renderForm(<Code kind="pin" onComplete={onComplete} />)
  await userEvent.keyboard('24a')
  expect(pin()).toHaveValue('24')
  expect(pin()).toHaveAccessibleDescription(sixDigits.replace('6 ', '6\u00a0'))
  await userEvent.keyboard('6')
  expect(pin()).toHaveValue('246')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['12', '1 2', '๑-๒', ''])('%j is the beginning of a code', async (text) => {
  renderForm(<Code />)
  await userEvent.paste(text)
  expect(otp()).toHaveValue(text && '12')
  expect(screen.queryByRole('alert')).toBeNull()
})
