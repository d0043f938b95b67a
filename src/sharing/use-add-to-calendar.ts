import { useBrandName } from '@/brand/use-brand-name'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'
import type { CalendarEntry } from './save-calendar-file'
import { useExtrasInLine } from './use-extras-in-line'
import { useLineAction } from './use-line-action'

/**
 * Puts a day into the member's calendar, with the brand's name behind its title: by LINE's own form inside LINE, whose browser saves no
 * files, else as a file that calendars open. Undefined where neither can be had, and in LINE until its SDK has said that it can.
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
