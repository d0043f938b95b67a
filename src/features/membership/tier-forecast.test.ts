import { describe, expect, it } from 'vitest'
import { progressWays, type CriterionFacts } from '@/domain/tier-progress'
import { tierForecast } from './tier-forecast'

const TODAY = '2026-11-22'
/** Counts from 27 Feb 2026, 268 days ago, to 27 Feb 2027. */
const PERIOD = { period_day: 365, period_date: '2027-02-27' }

const criterion = (
  current: number,
  required: number,
  more: Partial<CriterionFacts> = {},
): CriterionFacts => ({
  flag: 2,
  current_amount: current,
  required_amount: required,
  ...PERIOD,
  ...more,
})

type Criteria = Partial<Record<'spending' | 'visits' | 'points', CriterionFacts>>

const forecast = (...criteria: Criteria[]) =>
  tierForecast(
    progressWays(
      {
        criteria_mode: 2,
        payload: criteria.map(({ spending, visits, points }) => ({
          spending_criteria: spending,
          visit_criteria: visits,
          point_criteria: points,
        })),
      },
      false,
    ),
    TODAY,
  )

describe('the forecast of a tier', () => {
  it('is the month in which the pace so far leads there', () => {
    // A visit every fourth day: 80 of them take 320 days, until 13 January.
    expect(forecast({ visits: criterion(67, 80) })).toEqual({ kind: 'reached', month: '2027-01' })
    // Eight days and a half: on 1 December.
    expect(forecast({ visits: criterion(536, 553) })).toEqual({ kind: 'reached', month: '2026-12' })
  })

  it('is that of the slowest condition, for all of a way are needed', () => {
    const [quick, slow] = [criterion(67, 70), criterion(670, 900)]
    expect(forecast({ visits: quick })).toEqual({ kind: 'reached', month: '2026-12' })
    expect(forecast({ visits: quick, points: slow })).toEqual({ kind: 'reached', month: '2027-02' })
  })

  it('is that of the quickest way, for one is enough', () => {
    const [short, quick] = [{ spending: criterion(100, 40_000) }, { visits: criterion(67, 70) }]
    expect(forecast(short, quick)).toEqual({ kind: 'reached', month: '2026-12' })
  })

  it('is what would be missing, about, where the period ends before', () => {
    expect(forecast({ spending: criterion(24_800, 40_000), visits: criterion(1, 3) })).toEqual({
      kind: 'short',
      day: '2027-02-27',
      daysLeft: 97,
      lacks: [
        { descType: 1, amount: 6300 },
        { descType: 2, amount: 2 },
      ],
    })
  })

  it('reaches the last day of the period, and not the day after', () => {
    const lastDay = criterion(268, 365)
    expect(forecast({ points: lastDay })).toEqual({ kind: 'reached', month: '2027-02' })
    expect(forecast({ points: { ...lastDay, required_amount: 366 } })?.kind).toBe('short')
  })

  it.each([
    ['a period', { period_day: undefined }],
    ['its last day', { period_date: undefined }],
    ['30 days of the period', { period_day: 97 + 29 }],
    ['a period that runs', { period_date: '2026-11-21' }],
    ['anything counted', { current_amount: 0 }],
  ])('is left open without %s', (_what, more) => {
    expect(forecast({ visits: criterion(60, 80, more) })).toBeUndefined()
    expect(forecast({ spending: criterion(30_000, 40_000), visits: criterion(60, 80, more) })).toBeUndefined()
  })

  it.each([
    ['next to nothing has been counted', { current_amount: 1e-9 }],
    ['next to nothing is required', { required_amount: 0.0001, current_amount: 0.000_01 }],
    ['the period began before there were calendars', { period_day: 1e9 }],
  ])('is of what is missing where %s', (_what, more) => {
    expect(forecast({ spending: criterion(100, 40_000, more) })).toMatchObject({ kind: 'short' })
  })

  it('is the month where next to nothing is missing', () => {
    expect(forecast({ spending: criterion(80 - 1e-9, 80) })).toEqual({ kind: 'reached', month: '2026-11' })
  })

  it.each([
    ['what is required is without bound', { required_amount: Infinity }],
    ['what was counted is no number', { current_amount: NaN }],
    ['the period is without bound', { period_day: Infinity }],
    ['its last day is no day', { period_date: 'soon' }],
    ['its last day is the last one of all', { period_date: '9999-12-31' }],
  ])('is left open where %s', (_what, more) => {
    expect(forecast({ spending: criterion(100, 40_000, more) })).toBeUndefined()
  })

  it('begins with the thirtieth day', () => {
    expect(forecast({ visits: criterion(20, 80, { period_day: 97 + 30 }) })).toBeDefined()
  })

  it('is none where a way is complete already, or there is no way', () => {
    expect(forecast({ visits: criterion(80, 80) }, { spending: criterion(1, 2) })).toBeUndefined()
    expect(forecast()).toBeUndefined()
  })

  it('passes over what is met already', () => {
    const met = criterion(90, 80, { period_day: undefined })
    expect(forecast({ visits: met, points: criterion(67, 80) })).toEqual({
      kind: 'reached',
      month: '2027-01',
    })
  })
})
