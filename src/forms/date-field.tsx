import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { formatTypedDate, parseIsoDate, parseTypedDate } from '@/domain/calendar-date'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { IconButton } from '@/ui/icon-button'
import { FieldFrame, FieldErrorText } from './field-frame'
import { Input } from './field-styles'
import type { CalendarBounds } from './use-calendar'
import { useFormField, type FieldProps } from './use-form-field'
import { useLazyDialog } from './use-lazy-dialog'

const messages = defineMessages({
  choose: { id: 'forms.date.choose', defaultMessage: 'Choose date', description: 'Button: opens a calendar' },
  format: {
    id: 'forms.date.format',
    defaultMessage: 'DD/MM/YYYY',
    description: 'Placeholder: the order in which a date is typed',
  },
  hint: { id: 'forms.date.hint', defaultMessage: 'Day/month/year, such as 31/12/1990' },
  failed: {
    id: 'forms.date.failed',
    defaultMessage: 'The calendar didn’t open. Please type the date.',
  },
})

const loadDialog = () => import('./date-picker-dialog')

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
 * A date, typed as DD/MM/YYYY or chosen in a calendar. The value is `yyyy-MM-dd` in the Common Era, empty, or, if the text is
 * not a date, the text as typed, which the schema's `isoDate()` rejects.
 */
export function DateField(props: DateFieldProps) {
  const { name, min, max, isDayDisabled, autoComplete } = props
  const intl = useIntl()
  const field = useFormField<string>({ ...props, hint: <FormattedMessage {...messages.hint} /> })
  const typing = useTypedDate(field.value, field.setValue)
  const picker = useLazyDialog(loadDialog)
  const { Dialog } = picker
  const choose = intl.formatMessage(messages.choose)
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
          <IconButton label={choose} aria-haspopup="dialog" disabled={field.isBusy} onClick={picker.open}>
            <CalendarDays size={24} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Around>
      </FieldFrame>
      {picker.hasFailed && (
        <FieldErrorText role="alert">
          <FormattedMessage {...messages.failed} />
        </FieldErrorText>
      )}
      {Dialog && (
        <Dialog
          {...{ min, max, isDayDisabled }}
          isOpen={picker.isOpen}
          label={choose}
          value={parseIsoDate(field.value) ? field.value : ''}
          onApply={(iso) => {
            picker.close()
            field.setValue(iso)
          }}
          onCancel={picker.close}
        />
      )}
    </div>
  )
}

/**
 * The text in a date's field: as typed while the member types, otherwise formatted in the member's era. The field's value is
 * `yyyy-MM-dd`, Common Era, or the text itself if the text is not a date.
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

/** Adds the slash after the day and after the month, since phones' number pads have no slash. */
function withSlashes(text: string, before: string): string {
  const tidy = text.replace(/\/[-./ ]+/g, '/')
  const isAdded = text.length > before.length && text.startsWith(before)
  return isAdded && /^(\d{2}|\d{1,2}\/\d{2})$/.test(tidy) ? `${tidy}/` : tidy
}
