import type { ComponentType } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { Dialog } from '../dialogs/dialog'
import { useLazyDialog } from '../dialogs/use-lazy-dialog'

/**
 * The days to choose from; `min` and `max` are `yyyy-MM-dd`, inclusive, by default from 1927 to the end of this year (spec 5).
 */
export interface CalendarBounds {
  min?: string
  max?: string
  isDayDisabled?: (day: string) => boolean
  /** The day whose month is shown first where none is chosen, by default today. */
  opensAt?: string
}

/** A calendar starts with `value` each time its dialog opens, which drops what was not applied. */
export interface CalendarProps<Value> extends CalendarBounds {
  value: Value
  onApply: (value: Value) => void
  onCancel: () => void
}

interface CalendarDialogOptions<Value> extends Omit<CalendarProps<Value>, 'onCancel'> {
  load: () => Promise<{ default: ComponentType<CalendarProps<Value>> }>
}

const choose = defineMessage({
  id: 'forms.date.choose',
  defaultMessage: 'Choose date',
  description: 'Button: opens a calendar',
})

/** A calendar's dialog, with a lazy chunk: render `dialog` beside the button that calls `open`. */
export function useCalendarDialog<Value>(options: CalendarDialogOptions<Value>) {
  const { load, onApply, ...props } = options
  const intl = useIntl()
  const { Dialog: Calendar, isOpen, open, close } = useLazyDialog(load)
  const apply = (value: Value) => {
    close()
    onApply(value)
  }
  /** Also the name of an icon button. */
  const label = intl.formatMessage(choose)
  const dialog = Calendar && (
    <Dialog isOpen={isOpen} onClose={close} label={label}>
      <Calendar {...props} onApply={apply} onCancel={close} />
    </Dialog>
  )
  return { label, open, dialog }
}
