import {
  useEffect,
  useId,
  useRef,
  type ClipboardEvent,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { readCode } from '@/domain/code-digits'
import { Cell, CellArea, Cells, Dot, UnseenInput } from './code-cells'
import { Hint, LabelLine } from './field-styles'
import { FaultText, isShown } from './field-words'

export interface CodeFieldProps {
  /** The accessible name, exactly. */
  label: ReactNode
  /** The digits so far; the parent keeps them, and clears them after a wrong code. */
  value: string
  onChange: (digits: string) => void
  /** Called once when the last digit arrives. */
  onComplete?: (digits: string) => void
  hint?: ReactNode
  /** What was wrong with the last code; said at once. */
  error?: ReactNode
  /** The code is being checked: it stays, and takes no change. */
  isBusy?: boolean
  isDisabled?: boolean
  /** Takes the focus as soon as it is there, and again when it can be typed into again. */
  shouldFocus?: boolean
  length?: number
}

interface CodeInputProps extends CodeFieldProps {
  isMasked: boolean
  input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>
  /** Beside the label. */
  aside?: ReactNode
}

/** A code of digits: one real input, so that paste, autofill and screen readers work, under drawn cells. */
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
  const { onChange, onComplete, shouldFocus, length = 6, isMasked, input } = props
  const id = useId()
  // Away while the next code is checked, so that the same words again are said again, and shake again.
  const fault = isBusy ? undefined : error
  const hasFault = isShown(fault) && fault !== ''
  const described = [hasFault && `${id}fault`, isShown(hint) && `${id}hint`].filter(Boolean)
  const ref = useCodeFocus(hasFault, shouldFocus === true && isDisabled !== true)

  const enter = (text: string) => {
    const digits = readCode(text, length)
    if (isBusy || digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  const handlePaste = (event: ClipboardEvent) => {
    // What is pasted is the whole code, whatever was typed before.
    const text = event.clipboardData.getData('text')
    event.preventDefault()
    if (readCode(text, length)) enter(text)
  }
  return (
    <div>
      <LabelLine>
        <label htmlFor={`${id}input`}>{label}</label>
        {aside}
      </LabelLine>
      <CellArea
        data-faulty={hasFault || undefined}
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
          aria-invalid={hasFault || undefined}
          aria-describedby={described.join(' ') || undefined}
          onChange={(event) => enter(event.target.value)}
          onPaste={handlePaste}
          onSelect={(event) => keepCaretLast(event.currentTarget)}
        />
        <DrawnCells value={value} length={length} isMasked={isMasked} />
      </CellArea>
      {hasFault && (
        <FaultText id={`${id}fault`} role="alert">
          {fault}
        </FaultText>
      )}
      {isShown(hint) && <Hint id={`${id}hint`}>{hint}</Hint>}
    </div>
  )
}

function DrawnCells({ value, length, isMasked }: { value: string; length: number; isMasked: boolean }) {
  const next = Math.min(value.length, length - 1)
  const style = { '--length': length } as CSSProperties // React's type knows no custom properties
  return (
    <Cells aria-hidden style={style}>
      {Array.from({ length }, (_, index) => (
        <Cell key={index} data-next={index === next || undefined}>
          {isMasked && value[index] ? <Dot /> : value[index]}
        </Cell>
      ))}
    </Cells>
  )
}

/** The focus is wanted at first, after a pause, and where a wrong code left it nowhere. */
function useCodeFocus(hasFault: boolean, isWanted: boolean) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isWanted) ref.current?.focus()
  }, [isWanted])
  useEffect(() => {
    if (hasFault && document.activeElement === document.body) ref.current?.focus()
  }, [hasFault])
  return ref
}

/** Nobody sees the caret: digits are added, and taken away, at the end. */
function keepCaretLast(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === selectionEnd && selectionStart !== value.length) {
    input.setSelectionRange(value.length, value.length)
  }
}
