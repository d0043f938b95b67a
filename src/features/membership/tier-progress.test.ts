import { describe, expect, it } from 'vitest'
import type { Criteria, Criterion, TierCriteria } from '@/api/api'
import { nearestWay, progressWays, tierExpiry } from './tier-progress'

const criterion = (facts: Partial<Criterion> = {}): Criterion => ({
  flag: 2,
  required_amount: 100,
  current_amount: 40,
  missing_amount: 60,
  progress: 40,
  ...facts,
})

const criteria = (facts: Partial<Criteria> = {}): Criteria => ({
  criteria_id: '1',
  next_tier_name_th: 'โกลด์',
  next_tier_name_en: 'Gold',
  priority: 1,
  spending_criteria: criterion(),
  ...facts,
})

const answer = (...payload: Criteria[]): TierCriteria => ({ criteria_mode: 2, payload })
const progressConditions = (criteriaAnswer: TierCriteria, isLastTier: boolean) =>
  progressWays(criteriaAnswer, isLastTier).flatMap(({ conditions }) => conditions)
const first = (facts: Partial<Criterion>) =>
  progressConditions(answer(criteria({ spending_criteria: criterion(facts) })), false)[0]

describe('the conditions of a tier', () => {
  it('are spending, visits and points, in that order', () => {
    const all = { spending_criteria: criterion(), visit_criteria: criterion(), point_criteria: criterion() }
    const conditions = progressConditions(answer(criteria(all)), false)
    expect(conditions.map((condition) => condition.descType)).toEqual([1, 2, 3])
  })

  it('have the amounts, and the day up to which they count', () => {
    expect(first({ period_date: '2027-02-01' })).toEqual({
      descType: 1,
      currentAmount: 40,
      requiredAmount: 100,
      missingAmount: 60,
      progress: 40,
      isMet: false,
      periodDate: '2027-02-01',
    })
  })

  it('leave out criteria that are not active', () => {
    const some = {
      spending_criteria: criterion({ flag: 1 }),
      visit_criteria: criterion(),
    }
    expect(progressConditions(answer(criteria(some)), false).map((item) => item.descType)).toEqual([2])
  })

  it('are empty where the brand has no criteria', () => {
    expect(progressConditions({ ...answer(criteria()), criteria_mode: 1 }, false)).toEqual([])
  })

  it('are those of the pinned criteria first, then those of the others by priority', () => {
    const way = (id: number, priority?: number) =>
      criteria({
        criteria_id: String(id),
        priority,
        spending_criteria: criterion({ required_amount: id }),
      })
    const order = (pin?: string) =>
      progressConditions({ ...answer(way(6), way(7, 3), way(8, 1), way(9, 2)), pin }, false).map(
        ({ requiredAmount }) => requiredAmount,
      )
    expect(order('9')).toEqual([9, 8, 7, 6])
    expect(order()).toEqual([8, 9, 7, 6])
    expect(order('404')).toEqual([8, 9, 7, 6])
  })

  it('are empty where the mode is missing', () => {
    expect(progressConditions({ ...answer(criteria()), criteria_mode: undefined }, false)).toEqual([])
  })

  it('are met from the required amount on', () => {
    expect(first({ current_amount: 100, missing_amount: 0, progress: 99 })).toMatchObject({
      isMet: true,
      missingAmount: 0,
      progress: 100,
    })
    expect(first({ current_amount: 0, required_amount: 0, progress: undefined })).toMatchObject({
      isMet: true,
    })
  })

  it('have a bar between empty and full, and a full bar where they are met', () => {
    expect(first({ progress: -5 })?.progress).toBe(0)
    expect(first({ current_amount: 99.7, progress: 250 })?.progress).toBe(99)
    expect(first({ progress: undefined })?.progress).toBe(40)
  })

  it('have a computed missing amount where the server sends none', () => {
    expect(first({ missing_amount: 0 })?.missingAmount).toBe(60)
    expect(first({ missing_amount: undefined })?.missingAmount).toBe(60)
  })
})

describe('the ways to a tier', () => {
  it('have the conditions of one criteria each, and are left out where none is active', () => {
    const both = criteria({ next_tier_id: '3', visit_criteria: criterion() })
    const none = criteria({ spending_criteria: criterion({ flag: 1 }) })
    const ways = progressWays(answer(both, none, criteria()), false)
    expect(ways.map(({ conditions }) => conditions.map(({ descType }) => descType))).toEqual([[1, 2], [1]])
    expect(ways[0]).toMatchObject({
      ...{ goal: 'upgrade', nextTierId: '3', nextTierNameTh: 'โกลด์', nextTierNameEn: 'Gold' },
    })
  })

  it('are about keeping the tier where there is no higher tier', () => {
    expect(progressWays(answer(criteria()), true)[0]?.goal).toBe('maintain')
  })

  it('fall back to the Thai name of the next tier', () => {
    const [way] = progressWays(answer(criteria({ next_tier_name_en: undefined })), false)
    expect(way?.nextTierNameEn).toBe('โกลด์')
  })

  it('lead to one tier, that of the pinned one', () => {
    const to = (id: string, next_tier_name_th: string) => criteria({ criteria_id: id, next_tier_name_th })
    const payload = [to('a', 'โกลด์'), to('b', 'แพลทินัม'), to('c', 'โกลด์'), to('d', 'แพลทินัม')]
    const tiers = (pin?: string) =>
      progressWays({ ...answer(...payload), pin }, false).map((way) => way.nextTierNameTh)
    expect(tiers('b')).toEqual(['แพลทินัม', 'แพลทินัม'])
    expect(tiers()).toEqual(['โกลด์', 'โกลด์'])
  })

  it('are told in short by the one whose farthest condition is nearest, whichever is pinned', () => {
    const at = (spent: number, visits: number) =>
      criteria({
        spending_criteria: criterion({ current_amount: spent, progress: spent }),
        visit_criteria: criterion({ current_amount: visits, progress: visits }),
      })
    const ways = progressWays(answer(at(10, 90), at(60, 50), at(50, 50)), false)
    expect(nearestWay(ways)).toBe(ways[1])
    expect(nearestWay([])).toBeUndefined()
  })
})

it('of ways that are equally near the first is told, and the pinned one of those without an id is none', () => {
  const way = (spent: number, more: Partial<Criteria> = {}) =>
    criteria({ spending_criteria: criterion({ current_amount: spent, progress: spent }), ...more })
  const ways = progressWays(answer(way(20), way(50, { priority: 2 }), way(50, { priority: 3 })), false)
  expect(nearestWay(ways)).toBe(ways[1])
  const unnamed = [
    way(1, { priority: 2, criteria_id: undefined }),
    way(2, { priority: 1, criteria_id: undefined }),
  ]
  const [shown] = progressWays({ ...answer(...unnamed), pin: undefined }, false)
  expect(shown?.conditions[0]?.currentAmount).toBe(2)
})

it('ways lead to one tier by its id, whatever its name', () => {
  const to = (next_tier_id: string | undefined, next_tier_name_th: string) =>
    criteria({ next_tier_id, next_tier_name_th })
  const ids = (...payload: Criteria[]) =>
    progressWays(answer(...payload), false).map((way) => `${way.nextTierId} ${way.nextTierNameTh}`)
  expect(ids(to('3', 'โกลด์'), to('3', 'ทอง'), to('4', 'โกลด์'))).toEqual(['3 โกลด์', '3 ทอง'])
  expect(ids(to('3', 'โกลด์'), to(undefined, 'โกลด์'), to(undefined, 'ทอง'))).toEqual([
    '3 โกลด์',
    'undefined โกลด์',
  ])
  expect(ids(to(undefined, 'โกลด์'), to('3', 'โกลด์'))).toEqual(['undefined โกลด์', '3 โกลด์'])
})

describe('the expiry of a tier', () => {
  it('is the date in mode 1 alone', () => {
    expect(tierExpiry({ tier_exp_date: '2026-12-31', tier_exp_mode: 1 })).toBe('2026-12-31')
    expect(tierExpiry({ tier_exp_date: '2026-12-31', tier_exp_mode: 2 })).toBeUndefined()
    expect(tierExpiry({ tier_exp_date: '2026-12-31' })).toBeUndefined()
    expect(tierExpiry({ tier_exp_mode: 1 })).toBeUndefined()
    expect(tierExpiry()).toBeUndefined()
  })

  it('is none in the last year of all', () => {
    expect(tierExpiry({ tier_exp_date: '9999-12-31', tier_exp_mode: 1 })).toBeUndefined()
  })
})
