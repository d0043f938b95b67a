import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { defineMessage, useIntl } from 'react-intl'
import { toAppError } from '@/api/app-error'
import { formatMoment } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { PartError } from './part-error'
import { LONG_WAIT_MS } from './spinner'

const message = defineMessage<{ time: string }>({
  id: 'ui.asOf',
  defaultMessage: 'As of {time}',
  description: 'When what is shown was read; with its date where that was not today',
})

/** When something was read (ms, this phone's clock). */
export function AsOfTime({ at }: { at: number }) {
  const locale = useLocale()
  return useIntl().formatMessage(message, { time: formatMoment(at, locale) })
}

/** A query whose last answer is on screen. */
export interface ShownRead {
  /** When it was read (ms, this phone's clock); undefined if unknown. */
  fulfilledTimeStamp?: number | undefined
  /** Why the refetch failed. */
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface StaleRead {
  id: string
  at: number | undefined
  readAgain: () => unknown
}

/** The stale reads on screen, and whether a notice mentions them. Not a context, which would be in the start's chunk. */
let now: { reads: readonly StaleRead[]; isTold: boolean } = { reads: [], isTold: false }
const listeners = new Set<() => void>()

function change(next: Partial<typeof now>): void {
  now = { ...now, ...next }
  for (const listener of listeners) listener()
}

const useNow = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => now,
  )

const oldestOf = (reads: readonly StaleRead[]) => {
  const times = reads.flatMap(({ at }) => at ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}

/** For a notice that mentions all stale reads while `isTold`: when the oldest was read; undefined if all are current. */
export function useStaleSince(isTold: boolean): number | undefined {
  useEffect(() => {
    change({ isTold })
    return () => change({ isTold: false })
  }, [isTold])
  return oldestOf(useNow().reads)
}

interface AsOfProps {
  read: ShownRead
  /** In a dialog, which covers the line above the page. */
  isInPlace?: boolean
  /** The element for the page's line, if not above the page. */
  place?: HTMLElement | null
}

/**
 * Shows when something was read, with a refetch button, once its refetch has failed, was cancelled or is late. One line above
 * the page covers everything on it.
 */
export function AsOf({ read, isInPlace, place: ownPlace }: AsOfProps) {
  const { fulfilledTimeStamp: at, error, isFetching, refetch } = read
  const [isLate, setIsLate] = useState(false)
  if (isLate && !isFetching) setIsLate(false)
  useEffect(() => {
    if (!isFetching) return
    const timer = setTimeout(() => setIsLate(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isFetching])
  // Cancelled, and being refetched since.
  const isOver = isFetching && toAppError(error).kind === 'aborted'
  const isStale = isLate || (error !== undefined && !isOver)
  const readAgain = useEffectEvent(refetch)
  const id = useId()
  useEffect(() => {
    if (!isStale || isInPlace) return
    change({ reads: [...now.reads, { id, at, readAgain: () => readAgain() }] })
    return () => change({ reads: now.reads.filter((other) => other.id !== id) })
  }, [id, at, isStale, isInPlace])
  const { reads, isTold } = useNow()
  if (isInPlace) return isStale && <Line reads={[{ id, at, readAgain: refetch }]} />
  const place = ownPlace ?? document.getElementById('as-of')
  if (isTold || reads[0]?.id !== id || !place) return null
  return createPortal(<Line reads={reads} />, place)
}

function Line({ reads }: { reads: readonly StaleRead[] }) {
  const [isRetrying, setIsRetrying] = useState(false)
  const since = oldestOf(reads)
  const retry = async () => {
    setIsRetrying(true)
    await Promise.allSettled(reads.map(async ({ readAgain }) => readAgain()))
    setIsRetrying(false)
  }
  return (
    <PartError
      text={since !== undefined && <AsOfTime at={since} />}
      read={{ refetch: retry, isFetching: isRetrying }}
    />
  )
}
