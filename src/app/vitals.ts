import { APP_VERSION } from '@/config/constants'
import type { LineConnection } from '@/session/line/line-connection'
import { routeOf } from './routes'
import { saysHidden } from '@/lib/phone-says'
import { sendReport } from '@/lib/send-report'

/** The fields read here from each entry type; TypeScript lacks some of them. */
interface Entry extends PerformanceEntry {
  value?: number
  hadRecentInput?: boolean
  /** 0 if the event belongs to no interaction. */
  interactionId?: number
}

const TYPES = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input']

/** The smallest threshold that browsers allow; the default is 104 ms. */
const SHORTEST_EVENT_MS = 16

/**
 * Sends this document's speed and stability to `vitalsReporting` of config.json, once, when it is first hidden: LCP and INP
 * (ms), CLS, the first page's path, whether inside LINE, and the app version. Nothing about the member. Unknown figures are
 * left out.
 */
export function reportVitals(
  address: string,
  firstPage: string,
  { browser }: Pick<LineConnection, 'browser'>,
): void {
  const types = TYPES.filter((type) => PerformanceObserver.supportedEntryTypes.includes(type))
  // A paint after a stay in the background measures the absence.
  const [hiddenBefore] = performance
    .getEntriesByType('visibility-state')
    .filter(({ name }) => name === 'hidden')
  let lcp: number | undefined
  const shifts: Shift[] = []
  const interactions = new Map<number, number>()

  const take = ({ entryType, startTime, duration, value = 0, hadRecentInput, interactionId }: Entry) => {
    if (entryType === TYPES[0]) {
      if (!(hiddenBefore && hiddenBefore.startTime < startTime)) lcp = Math.round(startTime)
    } else if (entryType === TYPES[1]) {
      if (!hadRecentInput) shifts.push({ startTime, value })
    } else if (interactionId) {
      // A tap causes several events; the longest counts.
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
    }
  }
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
  for (const type of types)
    observer.observe({
      type,
      buffered: true,
      durationThreshold: SHORTEST_EVENT_MS,
    } as PerformanceObserverInit)

  const send = () => {
    if (!saysHidden()) return
    // A document restored by the browser has already been reported.
    document.removeEventListener('visibilitychange', send)
    observer.takeRecords().forEach(take)
    observer.disconnect()
    sendReport(address, {
      lcp,
      inp: interactionToNextPaint([...interactions.values()]),
      cls: types.includes('layout-shift') ? cumulativeLayoutShift(shifts) : undefined,
      // An unknown address may contain anything.
      path: routeOf(firstPage)?.path ?? 'other',
      inLine: browser === 'liff',
      version: APP_VERSION,
    })
  }
  document.addEventListener('visibilitychange', send)
}

interface Shift {
  startTime: number
  value: number
}

/** CLS: the largest sum of shifts that follow each other within a second and span at most five. */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let [largest, sum, first, last] = [0, 0, -Infinity, -Infinity]
  for (const { startTime, value } of shifts) {
    if (startTime - last >= 1000 || startTime - first >= 5000) {
      sum = 0
      first = startTime
    }
    sum += value
    last = startTime
    largest = Math.max(largest, sum)
  }
  return Math.round(largest * 10_000) / 10_000
}

/** INP: the longest interaction, ignoring one outlier per fifty; undefined without interactions. */
export const interactionToNextPaint = (durations: readonly number[]): number | undefined =>
  [...durations].sort((a, b) => b - a)[Math.floor(durations.length / 50)]
