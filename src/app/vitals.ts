import { APP_VERSION } from '@/config/constants'
import type { LineConnection } from '@/session/line/line-connection'
import { routeOf } from './routes'

/** What the browser tells of a page: the fields of each entry type that are read here, some of which have no type in TypeScript yet. */
interface Entry extends PerformanceEntry {
  /** Of a layout shift. */
  value?: number
  hadRecentInput?: boolean
  /** Of an event; 0 where the event belongs to no interaction. */
  interactionId?: number
}

const TYPES = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input']

/** The shortest event that browsers tell of; else it would be 104 ms. */
const SHORTEST_EVENT_MS = 16

/**
 * Sends how fast and how steady this document was for its visitor to an address (config.json, `vitalsReporting`), once, when it is
 * first hidden: LCP and INP in milliseconds, CLS, the path of the page that it was opened at, whether that was inside LINE, and the
 * app's version. Nothing of the member. A figure that the browser does not know is left out.
 */
export function reportVitals(
  address: string,
  firstPage: string,
  { browser }: Pick<LineConnection, 'browser'>,
): void {
  const types = TYPES.filter((type) => PerformanceObserver.supportedEntryTypes.includes(type))
  // What was painted after a stay in the background says how long the visitor was away.
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
      // One tap is several events, of which the longest counts.
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
    if (document.visibilityState !== 'hidden') return
    // A document that the browser shows again as it was left has been told.
    document.removeEventListener('visibilitychange', send)
    observer.takeRecords().forEach(take)
    observer.disconnect()
    const body = JSON.stringify({
      lcp,
      inp: interactionToNextPaint([...interactions.values()]),
      cls: types.includes('layout-shift') ? cumulativeLayoutShift(shifts) : undefined,
      // What was typed into an address may be anything.
      path: routeOf(firstPage)?.path ?? 'other',
      inLine: browser === 'liff',
      version: APP_VERSION,
    })
    // A text needs no leave to be sent (CORS); a beacon would take the receiver's cookies along.
    void fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      body,
    }).catch(() => undefined)
  }
  document.addEventListener('visibilitychange', send)
}

interface Shift {
  startTime: number
  value: number
}

/** CLS: the largest sum of shifts that follow each other within a second, and all within five. */
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

/** INP: the longest of the interactions' durations, without one for every fifty interactions; undefined where there was none. */
export const interactionToNextPaint = (durations: readonly number[]): number | undefined =>
  [...durations].sort((a, b) => b - a)[Math.floor(durations.length / 50)]
