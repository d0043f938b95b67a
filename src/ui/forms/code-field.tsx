import { Eye, EyeOff } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
} from 'react'
import { defineMessage, useIntl } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { tokens } from '@/theme/tokens'
import { IconButton } from '../icon-button'
import { Phrases } from '../phrases'
import { VisuallyHidden } from '../visually-hidden'
import { FieldErrorText } from './field-frame'
import { focusedControl, Hint, LabelLine } from './field-styles'
import { CODE_LENGTH, readOtp, readPin } from './typed-code'

const { color, font, radius } = tokens

const sixDigits = defineMessage({
  id: 'forms.code.sixDigits',
  defaultMessage: 'Enter exactly six digits.',
  description: 'At a PIN or one-time code, of a text that is none',
})

interface CodeFieldProps {
  /** A PIN's digits are hidden until shown; a one-time code may come from the SMS by itself. */
  autoComplete: 'one-time-code' | 'current-password' | 'new-password'
  /** Also the exact accessible name; a PIN's is unseen, since its view's title says the same. */
  label: ReactNode
  /** The digits so far, which the parent clears after a wrong code. */
  value: string
  onChange: (digits: string) => void
  /** Called once with the last digit. */
  onComplete: (digits: string) => void
  hint?: ReactNode
  /** The last code's error, announced at once. */
  error?: string | undefined
  /** The code is being checked, and read-only. */
  isBusy?: boolean
  isDisabled?: boolean
  /** Focuses the field on mount, and when it is enabled again. */
  shouldFocus?: boolean
}

/** A PIN or OTP: six cells over one real input, so that paste, autofill and screen readers work. */
export function CodeField({ autoComplete, label, value, hint, error, ...props }: CodeFieldProps) {
  const { onChange, onComplete, isBusy = false, isDisabled = false, shouldFocus = false } = props
  const { formatMessage } = useIntl()
  const isOtp = autoComplete === 'one-time-code'
  const [areDigitsShown, setDigitsShown] = useState(isOtp)
  const id = useId()
  const [isRefused, setIsRefused] = useState(false)
  const shownError = isRefused ? formatMessage(sixDigits) : error
  // Hidden during the next check, so that a repeated error is announced and shakes again.
  const hasError = shownError !== undefined && !isBusy
  const described = [hasError && `${id}error`, hint && `${id}hint`].filter(Boolean)
  const ref = useCodeFocus(hasError, shouldFocus && !isDisabled)

  const enter = (text: string) => {
    if (isBusy) return
    const digits = (isOtp ? readOtp : readPin)(text)
    setIsRefused(digits === undefined)
    if (digits === undefined || digits === value) return
    onChange(digits)
    if (digits.length === CODE_LENGTH) onComplete(digits)
  }
  useWebOtp(enter, isOtp && !isDisabled)
  const handlePaste = (event: ClipboardEvent) => {
    // A pasted code replaces the digits typed before.
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    if (text.trim()) enter(text)
  }
  return (
    <div>
      <LabelLine>
        <label htmlFor={`${id}input`}>{isOtp ? label : <VisuallyHidden>{label}</VisuallyHidden>}</label>
        {!isOtp && <ShowDigits areShown={areDigitsShown} onChange={setDigitsShown} />}
      </LabelLine>
      <CellArea
        data-faulty={hasError || undefined}
        data-busy={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        <UnseenInput
          type={areDigitsShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          ref={ref}
          id={`${id}input`}
          inputMode="numeric"
          value={value}
          readOnly={isBusy}
          disabled={isDisabled}
          aria-invalid={hasError || undefined}
          aria-describedby={described.join(' ') || undefined}
          onChange={(event) => enter(event.target.value)}
          onPaste={handlePaste}
          onSelect={(event) => moveCaretToEnd(event.currentTarget)}
        />
        <CodeCells value={value} isMasked={!areDigitsShown} />
      </CellArea>
      {hasError && (
        <FieldErrorText id={`${id}error`} role="alert">
          {shownError}
        </FieldErrorText>
      )}
      {hint && (
        <Hint id={`${id}hint`}>
          <Phrases>{hint}</Phrases>
        </Hint>
      )}
    </div>
  )
}

function ShowDigits({ areShown, onChange }: { areShown: boolean; onChange: (areShown: boolean) => void }) {
  const intl = useIntl()
  const label = intl.formatMessage({
    id: 'forms.pin.show',
    defaultMessage: 'Show digits',
    description: 'Button: shows the digits of a secret code instead of dots',
  })
  const Icon = areShown ? EyeOff : Eye
  return (
    <IconButton label={label} aria-pressed={areShown} onClick={() => onChange(!areShown)}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}

function CodeCells({ value, isMasked }: { value: string; isMasked: boolean }) {
  const next = Math.min(value.length, CODE_LENGTH - 1)
  return (
    <Cells aria-hidden>
      {Array.from({ length: CODE_LENGTH }, (_, index) => (
        <Cell key={index} data-next={index === next || undefined}>
          {isMasked && value[index] ? <i /> : value[index]}
        </Cell>
      ))}
    </Cells>
  )
}

/**
 * Reads the code from the SMS in browsers with WebOTP (Android), while `isWanted`. Nothing happens if the SMS does not name the
 * site in its last line, or the member denies the prompt.
 */
function useWebOtp(onText: (text: string) => void, isWanted: boolean): void {
  const receive = useEffectEvent(onText)
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return
    const controller = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: controller.signal }
    const listen = async (): Promise<void> => {
      const credential = await navigator.credentials.get(options)
      if (!credential || controller.signal.aborted) return
      receive((credential as unknown as { code: string }).code) // TypeScript lacks OTPCredential
      // It may be wrong or expired, so listen for the next SMS.
      return listen()
    }
    listen().catch(() => undefined)
    return () => controller.abort()
  }, [isWanted])
}

/** Focuses the input on mount, when it is enabled again, and after a wrong code unless something else has the focus. */
function useCodeFocus(hasError: boolean, isWanted: boolean) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isWanted) ref.current?.focus()
  }, [isWanted])
  useEffect(() => {
    if (hasError && document.activeElement === document.body) ref.current?.focus()
  }, [hasError])
  return ref
}

/** The caret is invisible, so digits change only at the end. */
function moveCaretToEnd(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === selectionEnd && selectionStart !== value.length) {
    input.setSelectionRange(value.length, value.length)
  }
}

const shake = keyframes`
  20%, 60% { transform: translateX(-8px); }
  40%, 80% { transform: translateX(8px); }
`
const blink = keyframes`50% { opacity: 0; }`

/** The cells below the real input, which takes every tap. */
const CellArea = styled.div`
  position: relative;
  max-width: 376px;
  &[data-faulty] {
    animation: ${shake} 400ms ease-out;
  }
`

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(${CODE_LENGTH}, minmax(0, 1fr));
  gap: 8px;
  pointer-events: none;
`

/** Transparent; the cells show its value. */
const UnseenInput = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  /* Below 16 px iOS zooms in. */
  font-size: ${font.size.md};
  opacity: 0;
  cursor: text;
  &:disabled {
    cursor: not-allowed;
  }
`

const Cell = styled.span`
  display: grid;
  place-items: center;
  height: 56px;
  border: 1px solid ${color.outlineStrong};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: 600 ${font.size.xl} / 1 ${font.family};
  transition: border-color ${tokens.motion.fast};
  /* A hidden digit. */
  > i {
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: currentColor;
  }
  [data-faulty] & {
    border-color: ${color.danger};
  }
  [data-busy] & {
    opacity: 0.6;
  }
  :disabled + ${Cells} > & {
    border-color: ${color.outline};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
  :focus + ${Cells} > &[data-next] {
    ${focusedControl}
  }
  :focus + ${Cells} > &[data-next]:empty::after {
    width: 2px;
    height: 24px;
    background: ${color.primaryText};
    animation: ${blink} 1s steps(2, jump-none) 5;
    content: '';
  }
`
