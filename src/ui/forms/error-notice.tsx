import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { errorText } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { phoneNow } from '@/lib/server-clock'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { Notice } from '../notice'
import { Phrases } from '../phrases'
import { SupportCode } from '../support-code'
import { VisuallyHidden } from '../visually-hidden'

const waits = defineMessages<{ seconds: { seconds: number }; minutes: { minutes: number } }>({
  seconds: {
    id: 'forms.error.wait',
    defaultMessage: 'Try again in {seconds, plural, one {# second} other {# seconds}}',
    description: 'After too many tries, less than a minute; the seconds count down',
  },
  minutes: {
    id: 'forms.error.waitMinutes',
    defaultMessage: 'Try again in {minutes, plural, one {# minute} other {# minutes}}',
    description: 'After too many tries, a minute or more; the minutes count down',
  },
})

/** The wait after too many tries: seconds left, and in total. */
export function useWait() {
  const [wait, setWait] = useState<{ until: number; seconds: number }>()
  const left = useSecondsLeft(wait?.until, wait && wait.seconds * 1000)
  return {
    seconds: wait && left > 0 ? { left, all: wait.seconds } : undefined,
    /** Starts the wait if the error has a retry-after; returns whether it has. */
    begin: (error: AppError): boolean => {
      if (error.kind !== 'rateLimited' || !error.retryAfterSeconds) return false
      const seconds = error.retryAfterSeconds
      setWait({ until: phoneNow() + seconds * 1000, seconds })
      return true
    },
  }
}

interface ErrorNoticeProps {
  error: AppError
  seconds?: ReturnType<typeof useWait>['seconds']
  /** Shown instead of the error's message. */
  texts?: readonly string[]
}

/** An error at its place, with the support code. */
export function ErrorNotice({ error, seconds, texts }: ErrorNoticeProps) {
  const intl = useIntl()
  const locale = useLocale()
  // The end of a session has its own modal, and an abort is intended.
  if (error.kind === 'sessionExpired' || error.kind === 'aborted') return null
  // The countdown alone says it better, and nobody can help with a wait.
  if (seconds && error.kind === 'rateLimited')
    return (
      <Notice>
        {/* Constant for screen readers, which would announce every second. */}
        <VisuallyHidden>
          <Wait seconds={seconds.all} />
        </VisuallyHidden>
        <span aria-hidden>
          <Wait seconds={seconds.left} />
        </span>
      </Notice>
    )
  const words = texts ?? [errorText(error, locale, (descriptor) => intl.formatMessage(descriptor)).message]
  return (
    <Notice>
      {words.map((text) => (
        <p key={text}>
          <Phrases>{text}</Phrases>
        </p>
      ))}
      {error.requestId && <SupportCode code={error.requestId} />}
    </Notice>
  )
}

/** From one minute on in minutes, rounded up, so that nobody retries too early. */
function Wait({ seconds }: { seconds: number }) {
  return seconds < 60 ? (
    <FormattedMessage {...waits.seconds} values={{ seconds }} />
  ) : (
    <FormattedMessage {...waits.minutes} values={{ minutes: Math.ceil(seconds / 60) }} />
  )
}
