import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { errorWords } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { Notice } from '@/ui/notice'
import { SupportCode } from '@/ui/support-code'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { isSilent } from './server-errors'

const wait = defineMessage<{ seconds: number }>({
  id: 'forms.error.wait',
  defaultMessage: 'You can try again in {seconds} seconds.',
  description: 'After too many tries; the seconds count down',
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
            <FormattedMessage {...wait} values={{ seconds: seconds.all }} />
          </VisuallyHidden>
          <span aria-hidden>
            <FormattedMessage {...wait} values={{ seconds: seconds.left }} />
          </span>
        </p>
      )}
      {error.requestId && <SupportCode code={error.requestId} />}
    </Notice>
  )
}
