import { useEffect, useId, useRef, type ClipboardEvent, type ComponentProps, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { typedText } from '@/lib/typed-text'
import { media, tokens } from '@/theme/tokens'
import { FieldErrorText } from './field-frame'
import { isShown } from './field-message'
import { Hint, LabelLine } from './field-styles'

const { color, font, radius } = tokens

/** The digits of a PIN, and of an OTP. */
export const CODE_LENGTH = 6

export interface CodeFieldProps {
  /** The label, which is the exact accessible name. */
  label: ReactNode
  /** The digits so far; the parent holds the digits in its state and clears them after a wrong code. */
  value: string
  onChange: (digits: string) => void
  /** Called once when the last digit is entered. */
  onComplete?: (digits: string) => void
  hint?: ReactNode
  /** The error of the last code; screen readers announce the error at once. */
  error?: ReactNode
  /** The code is being checked: its digits stay and are read-only. */
  isBusy?: boolean
  isDisabled?: boolean
  /** Focuses the field on mount, and again when the field is enabled again. */
  shouldFocus?: boolean
}

interface CodeInputProps extends CodeFieldProps {
  isMasked: boolean
  input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>
  /** Beside the label. */
  aside?: ReactNode
}

/** A code of digits: one real input, so that paste, autofill and screen readers work, under rendered cells. */
export function CodeInput({
  label,
  value,
  hint,
  error,
  isBusy = false,
  isDisabled,
  aside,
  ...props
}: CodeInputProps) {
  const { onChange, onComplete, shouldFocus, isMasked, input } = props
  const id = useId()
  // Hidden while the next code is checked, so that a repeated error is announced again and shakes again.
  const fieldError = isBusy ? undefined : error
  const hasError = isShown(fieldError) && fieldError !== ''
  const described = [hasError && `${id}error`, isShown(hint) && `${id}hint`].filter(Boolean)
  const ref = useCodeFocus(hasError, shouldFocus === true && isDisabled !== true)

  const enter = (text: string) => {
    const digits = readCode(text)
    if (isBusy || digits === value) return
    onChange(digits)
    if (digits.length === CODE_LENGTH) onComplete?.(digits)
  }
  const handlePaste = (event: ClipboardEvent) => {
    // Pasted text is the whole code and replaces the digits typed before.
    const text = event.clipboardData.getData('text')
    event.preventDefault()
    if (readCode(text)) enter(text)
  }
  return (
    <div>
      <LabelLine>
        <label htmlFor={`${id}input`}>{label}</label>
        {aside}
      </LabelLine>
      <CellArea
        data-faulty={hasError || undefined}
        data-busy={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        <UnseenInput
          {...input}
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
        <CodeCells value={value} isMasked={isMasked} />
      </CellArea>
      {hasError && (
        <FieldErrorText id={`${id}error`} role="alert">
          {fieldError}
        </FieldErrorText>
      )}
      {isShown(hint) && <Hint id={`${id}hint`}>{hint}</Hint>}
    </div>
  )
}

function CodeCells({ value, isMasked }: { value: string; isMasked: boolean }) {
  const next = Math.min(value.length, CODE_LENGTH - 1)
  return (
    <Cells aria-hidden>
      {Array.from({ length: CODE_LENGTH }, (_, index) => (
        <Cell key={index} data-next={index === next || undefined}>
          {isMasked && value[index] ? <Dot /> : value[index]}
        </Cell>
      ))}
    </Cells>
  )
}

/** Focuses the input on mount, when it is enabled again, and after a wrong code if nothing has the focus. */
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

/** The caret is invisible, so digits are added and deleted only at the end. */
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

/** The cells and, over all of them, the one real input: any tap focuses that input. */
const CellArea = styled.div`
  position: relative;
  max-width: 376px;
  &[data-faulty] {
    animation: ${shake} 400ms ease-out;
  }
  ${media.reducedMotion} {
    &[data-faulty] {
      animation: none;
    }
  }
`

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(${CODE_LENGTH}, minmax(0, 1fr));
  gap: 8px;
  pointer-events: none;
`

/** The transparent input for taps, keyboards and screen readers; the cells render its value. */
const UnseenInput = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  /* With a font below 16 px iOS zooms in on the focused input. */
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
    border-color: ${color.primaryText};
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  :focus + ${Cells} > &[data-next]:empty::after {
    width: 2px;
    height: 24px;
    background: ${color.primaryText};
    animation: ${blink} 1s steps(2, jump-none) 5;
    content: '';
  }
`

/** A masked digit. */
const Dot = styled.i`
  width: 12px;
  height: 12px;
  border-radius: 50%;
  background: currentColor;
`

/**
 * The code in a text that was typed or pasted, six digits at most: `123 456`, Thai digits, and a whole message such as
 * `OTP: 123456 (Ref AB12)`, where a run of exactly six digits wins over any other digits.
 */
export function readCode(text: string): string {
  const ascii = typedText(text)
  const runs = [...wordsOf(ascii), ...groupsOf(ascii)]
  return (
    runs.find((run) => isDigits(run) && run.length === CODE_LENGTH) ??
    ascii.replace(/\D/g, '').slice(0, CODE_LENGTH)
  )
}

const wordsOf = (text: string) => text.match(/[A-Za-z\d]+/g) ?? []
const isDigits = (word: string) => /^\d+$/.test(word)

/** Digit groups such as `123 456` or `123-456`, joined. */
function groupsOf(text: string): string[] {
  return text.split(/[^A-Za-z\d \u00a0-]+/).flatMap((phrase) =>
    phrase
      .split(/[A-Za-z]+\d*[A-Za-z\d]*|\d+[A-Za-z]+[A-Za-z\d]*/)
      .map((group) => group.replace(/\D/g, ''))
      .filter(Boolean),
  )
}
