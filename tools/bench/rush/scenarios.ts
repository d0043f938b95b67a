import type { ApiPlan } from './api-model.ts'
import { ARRIVALS_MEAN_MS, ARRIVALS_MS, type Member } from './member.ts'
import { VISITS } from './visits.ts'

export const SCENARIO_NAMES = ['sheds', 'refuses', 'slows', 'falls'] as const

export interface Scenario {
  name: (typeof SCENARIO_NAMES)[number]
  about: string
  /** How much of the API's capacity the visits need while most come, which is at once after the message. */
  load: number
  mode: ApiPlan['mode']
  retryAfter?: string
  fall?: { at: number; until: number }
}

const MINUTE = 60_000

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'sheds',
    about: 'twice what the API can do; it refuses with 503 and a Retry-After of ten seconds',
    load: 2,
    mode: 'sheds',
    retryAfter: '10',
  },
  {
    name: 'refuses',
    about: 'twice what the API can do; it refuses with 503, and does not say for how long',
    load: 2,
    mode: 'sheds',
  },
  { name: 'slows', about: 'twice what the API can do; it lets calls wait', load: 2, mode: 'slows' },
  {
    ...{
      name: 'falls',
      about:
        '0.7 of what the API can do; for a minute it refuses every connection at once, and comes back cold',
    },
    ...{ load: 0.7, mode: 'slows', fall: { at: MINUTE, until: 2 * MINUTE } },
  },
]

/** The API of a scenario, for so many members. */
export function planOf({ load, mode, fall, retryAfter }: Scenario, members: readonly Member[]): ApiPlan {
  const share = 1 - Math.exp(-ARRIVALS_MS / ARRIVALS_MEAN_MS)
  const atFirst = neededBy(members) / share / (ARRIVALS_MEAN_MS / 1000)
  return {
    capacity: atFirst / load,
    mode,
    ...(retryAfter && { retryAfter }),
    ...(fall && { fallsAt: fall.at, returnsAt: fall.until }),
  }
}

/** The calls of one complete home for each member. */
export const neededBy = (members: readonly Member[]): number =>
  members.reduce((sum, { kind }) => sum + VISITS[kind].length, 0)
