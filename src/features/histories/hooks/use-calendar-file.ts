import { defineMessages, useIntl } from 'react-intl'
import { useHref } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { calendarFile } from '@/domain/calendar-event'
import { formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { serverNow } from '@/lib/server-clock'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'

const messages = defineMessages<{
  title: { points: string; brand: string }
  description: { url: string }
}>({
  title: {
    id: 'histories.calendar.title',
    defaultMessage: '{points} expire today · {brand}',
    description: 'Title of an entry in the member’s calendar; points is a number with its unit',
  },
  description: {
    id: 'histories.calendar.description',
    defaultMessage: 'Privileges within your points: {url}',
    description: 'Text of an entry in the member’s calendar',
  },
})

/** The privileges that a member's points are enough for. */
export const AFFORDABLE = `${paths.privilege}?affordable=1`

/**
 * Saves a day on which points expire as a file that calendars open. Undefined inside LINE, whose browsers save no files, and which
 * opens only web addresses in another browser.
 */
export function useCalendarFile(): ((day: string, points: number) => void) | undefined {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const { config, line } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const path = useHref(AFFORDABLE)
  if (line.browser !== 'browser') return undefined
  const found = config.brands.find(({ ref }) => ref === brandRef)
  const brand = (locale === 'en' && found?.name_en) || found?.name_th || brandRef
  return (day, points) => {
    const url = `${location.origin}${path}&brandRef=${encodeURIComponent(brandRef)}`
    const text = calendarFile({
      uid: `points-${day}-${brandRef}@${location.hostname}`,
      day,
      title: formatMessage(messages.title, { points: formatPoints(points, locale), brand }),
      description: formatMessage(messages.description, { url }),
      url,
      madeAt: serverNow(),
    })
    saveFile(`points-${day}.ics`, 'text/calendar;charset=utf-8', text)
  }
}

/** Long enough for a browser to have begun to read the file. */
const READ_MS = 60_000

/** Has the browser save a text as a file, as a tap on a download would. */
function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_MS)
}
