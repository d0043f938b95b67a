import { useState } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { toAppError } from '@/api/app-error'
import { formatMoment } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { PartError } from './part-error'

const message = defineMessage<{ time: string }>({
  id: 'ui.asOf',
  defaultMessage: 'As of {time}',
  description: 'When what is shown was read; with its date where that was not today',
})

/** When something was read (ms, this phone's clock); in one piece, also within a notice. */
export function AsOfTime({ at }: { at: number }) {
  const locale = useLocale()
  return useIntl().formatMessage(message, { time: formatMoment(at, locale) })
}

interface AsOfProps {
  /** When what is shown was read (ms, this phone's clock); undefined where that is not known. */
  at: number | undefined
  /** Why it could not be read again; undefined: what is shown is the latest. */
  error: unknown
  /** Reads it again; settles when that is done. */
  onRetry: () => unknown
}

/** Beside what is shown from before, as soon as its own read has failed: since when it may have changed, and a retry. */
export function AsOf({ at, error, onRetry }: AsOfProps) {
  // A page may read anew by itself, every few seconds: its button is busy only for whoever has pressed it.
  const [isRetrying, setIsRetrying] = useState(false)
  // A read that was aborted with its page has not failed.
  if (error === undefined || toAppError(error).kind === 'aborted') return null
  const retry = async () => {
    setIsRetrying(true)
    await onRetry()
    setIsRetrying(false)
  }
  return (
    <PartError
      text={at !== undefined && <AsOfTime at={at} />}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  )
}
