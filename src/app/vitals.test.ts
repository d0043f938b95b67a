import { afterEach, describe, expect, it, vi } from 'vitest'
import { cumulativeLayoutShift, interactionToNextPaint, reportVitals } from './vitals'

/** Shifts of 0.1 at these moments, in milliseconds. */
const shiftsAt = (...moments: number[]) => moments.map((startTime) => ({ startTime, value: 0.1 }))

describe('The layout shift of a page', () => {
  it.each([
    ['is 0 where nothing has moved', [], 0],
    ['is the sum of what moved within a second of each other', [10, 900, 1899], 0.3],
    ['leaves out what moved a second later', [10, 500, 1500], 0.2],
    [
      'leaves out what moved more than five seconds after the first',
      [0, 900, 1800, 2700, 3600, 4500, 5000],
      0.6,
    ],
    ['is that of the worst window, though a quieter one follows', [0, 100, 200, 3000, 9000], 0.3],
  ])('%s', (_what, moments, sum) => {
    expect(cumulativeLayoutShift(shiftsAt(...moments))).toBe(sum)
  })

  it('has four decimals', () => {
    expect(cumulativeLayoutShift([{ startTime: 0, value: 0.123_456 }])).toBe(0.1235)
  })
})

describe('The wait after an interaction', () => {
  /** The durations of this many interactions: first 1000 ms, then 1 ms, 2 ms and so on. */
  const durations = (count: number) => [1000, ...Array.from({ length: count - 1 }, (_, index) => index + 1)]

  it('is unknown where there was none', () => expect(interactionToNextPaint([])).toBeUndefined())

  it.each([
    [1, 1000],
    [49, 1000],
    [50, 49],
    [99, 98],
    [100, 98],
    [150, 147],
  ])('of %d interactions is %d ms: the longest, less one for every fifty', (count, wait) => {
    expect(interactionToNextPaint(durations(count))).toBe(wait)
  })
})

describe('A page that is hidden', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  /** Hides a page that was opened at this address twice, and returns what it has reported. */
  function hideTwice(
    address: string,
    browser: 'liff' | 'browser',
    hiddenAt?: number,
    supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'],
  ) {
    const hidden = { name: 'hidden', startTime: hiddenAt } as PerformanceEntry
    const shown = { name: 'visible', startTime: 0 } as PerformanceEntry
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      hiddenAt === undefined ? [shown] : [shown, hidden],
    )
    const entries = [
      { entryType: 'largest-contentful-paint', startTime: 812.4 },
      { entryType: 'layout-shift', startTime: 900, value: 0.05 },
      { entryType: 'layout-shift', startTime: 950, value: 0.4, hadRecentInput: true },
      { entryType: 'event', duration: 40, interactionId: 1 },
      { entryType: 'event', duration: 24, interactionId: 1 },
      { entryType: 'event', duration: 200, interactionId: 0 },
    ]
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        static supportedEntryTypes = supportedEntryTypes
        observe = (options: object) => void observed.push(options)
        disconnect = () => undefined
        takeRecords = () => entries
      },
    )
    const observed: object[] = []
    // A receiver that is out of reach is nobody's concern.
    const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('out of reach')))
    vi.stubGlobal('fetch', send)
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    reportVitals('https://reports.example', address, { browser })
    for (const state of ['visible', 'hidden', 'visible', 'hidden'] as const) {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    // What was before counts too.
    expect(observed).toEqual(
      supportedEntryTypes.map((type) => ({ type, buffered: true, durationThreshold: 16 })),
    )
    const calls = send.mock.calls.map(([, { body, ...init } = {}]) => ({ init, body: body as string }))
    expect(calls.map(({ init }) => init)).toEqual([
      { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true },
    ])
    return calls.map(({ body }) => JSON.parse(body) as unknown)
  }

  it('tells once how it was, though the browser shows it again', () => {
    expect(hideTwice('/privilege', 'browser')).toEqual([
      { lcp: 812, inp: 40, cls: 0.05, path: '/privilege', inLine: false, version: expect.any(String) },
    ])
  })

  it.each([
    ['the largest paint where it was before the page was first hidden', 900, 812],
    ['nothing of one that came after', 800, undefined],
  ])('tells %s', (_what, hiddenAt, lcp) => {
    expect((hideTwice('/privilege', 'browser', hiddenAt)[0] as { lcp?: number }).lcp).toBe(lcp)
  })

  it('tells nothing of shifts where the browser does not measure them', () => {
    expect(hideTwice('/privilege', 'browser', undefined, ['event'])[0]).not.toHaveProperty('cls')
  })

  it('says that it was inside LINE, and nothing of an address that is no page of the app', () => {
    expect(hideTwice('/0812345678', 'liff')).toMatchObject([{ path: 'other', inLine: true }])
  })
})
