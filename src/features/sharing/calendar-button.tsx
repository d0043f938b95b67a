import { CalendarPlus } from 'lucide-react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useBrandName } from '@/brand/use-brand'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { IconButton } from '@/ui/icon-button'
import { Label } from '@/ui/label'
import { TextButton } from '@/ui/button'
import type { CalendarEntry } from './save-calendar-file'
import { useExtrasInLine, useLineAction } from './use-line-action'

/** A text of the shell, because pages of several features use it. */
const word = defineMessage({
  id: 'ui.addToCalendar',
  defaultMessage: 'Add to calendar',
})

const Text = styled(TextButton)`
  display: inline-flex;
  gap: ${tokens.space(1)};
  align-items: center;
  align-self: start;
  color: ${tokens.color.primaryText};
  font-size: ${tokens.font.size.sm};
  text-decoration: none;
`

interface CalendarButtonProps {
  /** Without visible text. */
  isIcon?: boolean
  /** The id of the element with the day. */
  'aria-describedby'?: string | undefined
  onClick: () => void
}

export function CalendarButton({ isIcon = false, ...rest }: CalendarButtonProps) {
  const { formatMessage } = useIntl()
  if (isIcon) {
    return (
      <IconButton {...rest} label={formatMessage(word)}>
        <CalendarPlus size={24} strokeWidth={1.75} aria-hidden />
      </IconButton>
    )
  }
  return (
    <Text type="button" {...rest}>
      <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
      <Label>
        <FormattedMessage {...word} />
      </Label>
    </Text>
  )
}

/**
 * Adds a day to the member's calendar, titled with the brand's name: by LINE's form inside LINE, whose browser saves no files,
 * else by a calendar file. Undefined if neither is possible, and in LINE until its SDK has answered.
 */
export function useAddToCalendar(): ((entry: CalendarEntry) => void) | undefined {
  const { line } = useBoot()
  const brand = useBrandName()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const addInLine = useExtrasInLine()?.addToCalendar
  const run = useLineAction()
  if (line.browser !== 'browser' && !addInLine) return undefined

  const add = async (entry: CalendarEntry) => {
    const title = `${entry.title} · ${brand}`
    if (addInLine) return addInLine({ title, day: entry.day })
    const { saveCalendarFile } = await import('./save-calendar-file')
    saveCalendarFile({ ...entry, title }, brandRef)
  }
  return (entry) => void run(() => add(entry))
}
