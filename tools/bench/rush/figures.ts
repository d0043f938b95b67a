import type { ApiModel } from './api-model.ts'
import type { Member } from './member.ts'
import { neededBy } from './scenarios.ts'

export interface Figures {
  needed: number
  sent: number
  /** Calls that were sent for each that was needed: one complete home for each member. */
  amplification: number
  /** Calls that were sent for each that a member has asked for, by opening the app, a reload or a tap. */
  repetition: number
  /** Shares of the members whose home was complete within 3, 10 and 60 s. */
  within: [number, number, number]
  givenUp: number
  /** Neither complete nor given up at the end. */
  stuck: number
  /** The longest that a member waited who did not give up, from the recovery or, later, from opening (s). */
  longestWait: number
  /** From the recovery until the API is well, and stays so (s). */
  wellAfter: number
  /** The strongest repetition of the load, and after how many seconds it comes again. */
  wave: { correlation: number; lag: number }
  /** Calls a second in each 10 s, and how many of them were answered well and soon. */
  load: number[]
  well: number[]
  capacity: number
}

const WELL_SHARE = 0.99
const WELL_WINDOW_S = 5
const BUCKET_S = 10
/** The trend is the mean of so many seconds on both sides. */
const TREND_S = 15
const LAGS_S = [3, 60] as const

/** What a rush came to, which took so long (ms). */
export function figuresOf(
  members: readonly Member[],
  api: ApiModel,
  repeated: number,
  lastedMs: number,
): Figures {
  const seconds = Math.ceil(lastedMs / 1000)
  const came = Array.from({ length: seconds }, (_, second) => api.came[second] ?? 0)
  const well = came.map((_, second) => api.well[second] ?? 0)
  const recoveredMs = api.plan.returnsAt ?? 0
  const needed = neededBy(members)
  const sent = sum(came)
  const staying = members.filter((member) => !member.hasGivenUp)
  const waits = staying.map((member) => waitOf(member, recoveredMs, lastedMs))
  const isWithin = (limitMs: number) =>
    members.filter(({ cameAt, completeAt = Infinity }) => completeAt - cameAt <= limitMs).length /
    members.length
  return {
    needed,
    sent,
    amplification: sent / needed,
    repetition: sent / (sent - repeated),
    within: [isWithin(3000), isWithin(10_000), isWithin(60_000)],
    givenUp: (members.length - staying.length) / members.length,
    stuck: staying.filter(({ completeAt }) => completeAt === undefined).length / members.length,
    longestWait: waits.reduce((most, wait) => Math.max(most, wait), 0) / 1000,
    wellAfter: wellAfter(came, well, recoveredMs / 1000),
    wave: strongestWave(came.slice(recoveredMs / 1000)),
    load: inBuckets(came),
    well: inBuckets(well),
    capacity: api.plan.capacity,
  }
}

/** How long a member has waited since then for home, with the app open. */
function waitOf({ cameAt, completeAt, breaks }: Member, since: number, lastedMs: number): number {
  const from = Math.max(cameAt, since)
  const closed = breaks.map((one) => Math.max(0, one.until - Math.max(one.from, from)))
  return Math.max(0, (completeAt ?? lastedMs) - from) - sum(closed)
}

/** The seconds from then until the last window that was not well has ended. */
function wellAfter(came: readonly number[], well: readonly number[], from: number): number {
  let after = 0
  for (let start = from; start < came.length; start += 1) {
    const [all, good] = [came, well].map((counts) => sum(counts.slice(start, start + WELL_WINDOW_S)))
    if (all && good !== undefined && good < WELL_SHARE * all) after = start + WELL_WINDOW_S - from
  }
  return after
}

/** How much the load repeats itself, once its trend is taken off: 1 were the same wave again and again. */
export function strongestWave(counts: readonly number[]): Figures['wave'] {
  const busy = counts.slice(0, counts.findLastIndex((count) => count > 0) + 1)
  const rest = busy.map((count, at) => {
    const around = busy.slice(Math.max(0, at - TREND_S), at + TREND_S + 1)
    return count - sum(around) / around.length
  })
  const power = sum(rest.map((value) => value * value)) || 1
  const correlations = Array.from(
    { length: LAGS_S[1] + 2 },
    (_, lag) => sum(rest.slice(lag).map((value, at) => value * (rest[at] ?? 0))) / power,
  )
  const wave = { correlation: 0, lag: 0 }
  for (let lag: number = LAGS_S[0]; lag <= LAGS_S[1]; lag += 1) {
    const [before = 0, correlation = 0, after = 0] = correlations.slice(lag - 1, lag + 2)
    // What merely fades as the lag grows is a slope, and no wave that comes again.
    const comesAgain = correlation >= before && correlation >= after
    if (comesAgain && correlation > wave.correlation) Object.assign(wave, { correlation, lag })
  }
  return wave
}

const inBuckets = (counts: readonly number[]): number[] =>
  Array.from(
    { length: Math.ceil(counts.length / BUCKET_S) },
    (_, at) => sum(counts.slice(at * BUCKET_S, (at + 1) * BUCKET_S)) / BUCKET_S,
  )

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
