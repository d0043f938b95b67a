import { useEffect, useState } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { toAppError } from '@/api/app-error'
import { formatMoment } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { PartError } from './part-error'
import { LONG_WAIT_MS } from './use-is-long-wait'

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

/** A read whose last answer is shown, as RTK Query's hooks give it. */
export interface ShownRead {
  /** When what is shown was read (ms, this phone's clock); undefined where that is not known. */
  fulfilledTimeStamp?: number | undefined
  /** Why it could not be read again. */
  error?: unknown
  isFetching: boolean
  /** Reads it again; settles when that is done. */
  refetch: () => unknown
}

/** Beside what is shown from before, as soon as its own read has failed, was cancelled or is late: since when it may have changed, and a retry. */
export function AsOf({ read: { fulfilledTimeStamp: at, error, isFetching, refetch } }: { read: ShownRead }) {
  const [isLate, setIsLate] = useState(false)
  if (isLate && !isFetching) setIsLate(false)
  useEffect(() => {
    if (!isFetching) return
    const timer = setTimeout(() => setIsLate(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isFetching])
  // A page may read again by itself every few seconds: the button is busy only after it was pressed.
  const [isRetrying, setIsRetrying] = useState(false)
  // Cancelled, and read again since.
  const isOver = isFetching && toAppError(error).kind === 'aborted'
  if (!isLate && !isRetrying && (error === undefined || isOver)) return null
  const retry = () => {
    setIsRetrying(true)
    const end = () => setIsRetrying(false)
    // What fails again goes on being said here.
    new Promise((resolve) => resolve(refetch())).then(end, end)
  }
  return <PartError text={at !== undefined && <AsOfTime at={at} />} onRetry={retry} isRetrying={isRetrying} />
}
