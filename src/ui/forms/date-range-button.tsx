import { CalendarDays, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { IconButton } from '../icon-button'
import { isEmpty, RangeText, rangeWords, type DateRange } from './date-range'
import { Around, controlStyle, LabelLine } from './field-styles'
import { useCalendarDialog, type CalendarBounds } from './use-calendar-dialog'

const clearDates = defineMessage({ id: 'forms.range.clear', defaultMessage: 'Clear the dates' })

const { color, space } = tokens

const load = () => import('./range-calendar')

const Opener = styled.button`
  ${controlStyle}
  display: flex;
  gap: ${space(2)};
  align-items: center;
  text-align: start;
  text-wrap: balance;
  touch-action: manipulation;
  > svg {
    color: ${color.primaryText};
  }
  &[data-empty] {
    color: ${color.textMuted};
  }
  &:not([data-empty]) {
    padding-inline-end: ${space(12)};
    + button {
      color: ${color.textMuted};
    }
  }
`

interface DateRangeButtonProps extends CalendarBounds {
  /** Empty means no restriction. */
  value: DateRange
  onChange: (range: DateRange) => void
}

/** Shows a range of days in words, and opens a calendar. For filters, not for forms. */
export function DateRangeButton({ value, onChange, ...bounds }: DateRangeButtonProps) {
  const intl = useIntl()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const calendar = useCalendarDialog({ ...bounds, load, value, onApply: onChange })
  const clear = () => {
    onChange({})
    // The focused button disappears with the range.
    opener.current?.focus()
  }
  return (
    <div>
      <LabelLine>
        <span id={`${id}label`}>
          <FormattedMessage {...rangeWords.label} />
        </span>
      </LabelLine>
      <Around>
        <Opener
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-labelledby={`${id}label ${id}value`}
          data-empty={isEmpty(value) || undefined}
          onClick={calendar.open}
        >
          <CalendarDays size={24} strokeWidth={1.75} aria-hidden />
          <span id={`${id}value`}>
            <RangeText range={value} />
          </span>
        </Opener>
        {!isEmpty(value) && (
          <IconButton label={intl.formatMessage(clearDates)} onClick={clear}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </Around>
      {calendar.dialog}
    </div>
  )
}
