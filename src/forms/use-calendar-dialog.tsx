import { useState, type ComponentType } from 'react'
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { Dialog } from '@/ui/dialog'
import { FieldErrorText } from './field-frame'

/** The days that can be chosen; `min` and `max` are `yyyy-MM-dd`, inclusive: by default from 1927 to the end of this year (spec 5). */
export interface CalendarBounds {
  min?: string
  max?: string
  isDayDisabled?: (day: string) => boolean
}

/** A calendar of either mode; it begins with `value` whenever its dialog opens, so that what is not applied is dropped. */
export interface CalendarProps<Value> extends CalendarBounds {
  value: Value
  onApply: (value: Value) => void
  onCancel: () => void
}

interface CalendarDialogOptions<Value> extends CalendarBounds {
  load: () => Promise<{ default: ComponentType<CalendarProps<Value>> }>
  value: Value
  onApply: (value: Value) => void
  /** Told when the calendar's chunk cannot be loaded. */
  failed: MessageDescriptor
}

const choose = defineMessage({
  id: 'forms.date.choose',
  defaultMessage: 'Choose date',
  description: 'Button: opens a calendar',
})

/** The dialog of a calendar, whose chunk is loaded when it is first opened: render `dialog` beside the button that calls `open`. */
export function useCalendarDialog<Value>(options: CalendarDialogOptions<Value>) {
  const { load, onApply, failed, ...props } = options
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const close = () => setIsOpen(false)
  const Calendar = useLazyComponent(load, isOpen, () => {
    close()
    setHasFailed(true)
  })
  const open = () => {
    setHasFailed(false)
    setIsOpen(true)
  }
  const apply = (value: Value) => {
    close()
    onApply(value)
  }
  /** The dialog's name, and that of a button that is an icon alone. */
  const label = intl.formatMessage(choose)
  const dialog = (
    <>
      {hasFailed && (
        <FieldErrorText role="alert">
          <FormattedMessage {...failed} />
        </FieldErrorText>
      )}
      {Calendar && (
        <Dialog isOpen={isOpen} onClose={close} label={label}>
          <Calendar {...props} onApply={apply} onCancel={close} />
        </Dialog>
      )}
    </>
  )
  return { label, open, dialog }
}
