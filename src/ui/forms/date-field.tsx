import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { formatTypedDate } from '@/lib/calendar-date'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { IconButton } from '../icon-button'
import { FieldFrame } from './field-frame'
import { Input } from './field-styles'
import { parseTypedDate } from './typed-date'
import { useCalendarDialog, type CalendarBounds } from './use-calendar-dialog'
import { useFormField, type FieldProps } from './use-form-field'

const messages = defineMessages({
  format: {
    id: 'forms.date.format',
    defaultMessage: 'DD/MM/YYYY',
    description: 'Placeholder: the order in which a date is typed',
  },
  hint: { id: 'forms.date.hint', defaultMessage: 'Day/month/year, such as 31/12/1990' },
})

const load = () => import('./day-calendar')

const Around = styled.div`
  position: relative;
  > input {
    padding-inline-end: ${tokens.space(13)};
  }
  > button {
    position: absolute;
    inset-block-start: calc(50% - ${tokens.tap} / 2);
    inset-inline-end: 2px;
    color: ${tokens.color.primaryText};
  }
`

export interface DateFieldProps extends Omit<FieldProps, 'hint'>, CalendarBounds {
  autoComplete?: 'bday'
}

/**
 * A date, typed as DD/MM/YYYY or chosen in a calendar. The value is `yyyy-MM-dd` (Common Era), empty, or the typed text if that
 * is no date, which the schema's `isoDate()` rejects.
 */
export function DateField(props: DateFieldProps) {
  const { name, label: _label, isRequired: _required, autoComplete, ...bounds } = props
  const intl = useIntl()
  const field = useFormField<string>({ ...props, hint: <FormattedMessage {...messages.hint} /> })
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
            placeholder={intl.formatMessage(messages.format)}
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
  const [typed, setTyped] = useState<{ text: string; value: string }>()
  const text = typed?.value === value ? typed.text : displayOf(value, locale)
  return {
    text,
    type: (next: string) => {
      const nextText = withSlashes(next, text)
      const nextValue = parseTypedDate(nextText) ?? nextText
      setTyped({ text: nextText, value: nextValue })
      setValue(nextValue)
    },
    end: () => setTyped(undefined),
  }
}

const displayOf = (value: string, locale: Locale) => formatTypedDate(value, locale) || value

/** Adds the slashes, which phones' number pads lack. */
function withSlashes(text: string, before: string): string {
  const tidy = text.replace(/\/[-./ ]+/g, '/')
  const isAdded = text.length > before.length && text.startsWith(before)
  return isAdded && /^(\d{2}|\d{1,2}\/\d{2})$/.test(tidy) ? `${tidy}/` : tidy
}
