import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { errorWords } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { Notice } from '@/ui/notice'
import { SupportCode } from '@/ui/support-code'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { isSilent } from './server-errors'

const waits = defineMessages<{ seconds: { seconds: number }; minutes: { minutes: number } }>({
  seconds: {
    id: 'forms.error.wait',
    defaultMessage: 'You can try again in {seconds} seconds.',
    description: 'After too many tries, less than a minute; the seconds count down',
  },
  minutes: {
    id: 'forms.error.waitMinutes',
    defaultMessage: 'You can try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'After too many tries, a minute or more; the minutes count down',
  },
})

interface ErrorNoticeProps {
  error: AppError
  /** Given after too many tries: how long one has to wait still, counting down, and at first. */
  seconds?: { left: number; all: number }
  /** What is said instead of the error's words. */
  texts?: readonly string[]
}

/** A failure in the place where it happened, with the code for the shop. A session's end, and what was called off, is not said here. */
export function ErrorNotice({ error, seconds, texts }: ErrorNoticeProps) {
  const intl = useIntl()
  const locale = useLocale()
  if (isSilent(error)) return null
  const words = texts ?? [errorWords(error, locale, (descriptor) => intl.formatMessage(descriptor)).message]
  return (
    <Notice>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {seconds && seconds.left > 0 && (
        <p>
          {/* Announced once, not every second. */}
          <VisuallyHidden>
            <Wait seconds={seconds.all} />
          </VisuallyHidden>
          <span aria-hidden>
            <Wait seconds={seconds.left} />
          </span>
        </p>
      )}
      {error.requestId && <SupportCode code={error.requestId} />}
    </Notice>
  )
}

/** From a minute up in minutes, rounded up: nobody is told to come back too early. */
function Wait({ seconds }: { seconds: number }) {
  return seconds < 60 ? (
    <FormattedMessage {...waits.seconds} values={{ seconds }} />
  ) : (
    <FormattedMessage {...waits.minutes} values={{ minutes: Math.ceil(seconds / 60) }} />
  )
}
