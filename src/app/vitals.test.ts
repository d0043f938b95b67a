import { describe, expect, it } from 'vitest'
import { cumulativeLayoutShift, interactionToNextPaint } from './vitals'

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
  /** So many interactions, each a millisecond longer than the one before, the longest of all first. */
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
