import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatTypedDate } from '@/lib/calendar-date'
import { useLocale } from '@/i18n/use-locale'
import { IconButton } from '../icon-button'
import { FieldFrame } from './field-frame'
import { Around, Input } from './field-styles'
import { parseTypedDate } from './typed-date'
import { useCalendarDialog, type CalendarBounds } from './use-calendar-dialog'
import { useFormField, type FieldProps } from './use-form-field'

const load = () => import('./day-calendar')

export interface DateFieldProps extends Omit<FieldProps, 'hint'>, CalendarBounds {
  autoComplete?: 'bday'
}

/**
 * A date, typed as DD/MM/YYYY or chosen in a calendar. The value is `yyyy-MM-dd` (Common Era), empty, or the typed text if that
 * is no date, which the schema's `isoDate()` rejects.
 */
export function DateField(props: DateFieldProps) {
  const { name, label: _label, isRequired: _required, autoComplete, ...bounds } = props
  const field = useFormField<string>({
    ...props,
    hint: <FormattedMessage id="forms.date.hint" defaultMessage="Day/month/year, such as 31/12/1990." />,
  })
  const typing = useTypedDate(field.value, field.setValue)
  const calendar = useCalendarDialog({
    ...bounds,
    load,
    value: field.value,
    onApply: field.setValue,
  })
  return (
    <div>
      <FieldFrame field={field}>
        <Around>
          <Input
            {...field.control}
            name={name}
            inputMode="numeric"
            autoComplete={autoComplete}
            value={typing.text}
            readOnly={field.isBusy}
            onChange={(event) => typing.type(event.target.value)}
            onBlur={(event) => {
              typing.end()
              field.control.onBlur(event)
            }}
          />
          <IconButton
            label={calendar.label}
            aria-haspopup="dialog"
            disabled={field.isBusy}
            onClick={calendar.open}
          >
            <CalendarDays size={24} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Around>
      </FieldFrame>
      {calendar.dialog}
    </div>
  )
}

/**
 * The field's text: as typed while the member types, else formatted in the member's era. The value is `yyyy-MM-dd` (Common
 * Era), or the text if that is no date.
 */
function useTypedDate(value: string, setValue: (value: string) => void) {
  const locale = useLocale()
  const [typed, setTyped] = useState<TypedDate>()
  const isTyped = typed !== undefined && valueOf(typed) === value
  const shown = isTyped ? typed : { text: formatTypedDate(value, locale) || value, isOfDigits: false }
  return {
    text: shown.text,
    type: (text: string) => {
      const next = typedAfter(shown, text)
      setTyped(next)
      setValue(valueOf(next))
    },
    // A text that is no date yet can be typed on.
    end: () => typed?.day !== undefined && setTyped(undefined),
  }
}

interface TypedDate {
  text: string
  /** Its slashes are the field's, not the member's: which digits are the year is open. */
  isOfDigits: boolean
  day: string | undefined
}

const valueOf = ({ text, day }: TypedDate) => day ?? text

/** What stands in the field after a change of its text: with the slashes, which phones' number pads lack. */
function typedAfter(before: Pick<TypedDate, 'text' | 'isOfDigits'>, typed: string): TypedDate {
  const tidy = typed.replace(/\/[-./ ]+/g, '/')
  const isAdded = typed.length > before.text.length && typed.startsWith(before.text)
  const text = isAdded && /^(\d{2}|\d{1,2}\/\d{2})$/.test(tidy) ? `${tidy}/` : tidy
  const hasOwnSlash = slashesIn(typed) > (before.isOfDigits ? slashesIn(before.text) : 0)
  const isOfDigits = /^[\d/]*$/.test(typed) && !hasOwnSlash
  return { text, isOfDigits, day: parseTypedDate(isOfDigits ? text.replaceAll('/', '') : text) }
}

const slashesIn = (text: string) => text.split('/').length - 1
