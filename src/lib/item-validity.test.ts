import { expect, it } from 'vitest'
import { expiringPoints, hasEnded, validityOf } from './item-validity'

it.each([
  ['until its last day', false, '2026-12-31', { kind: 'date', date: '2026-12-31' }],
  ['for ever, whatever the date', true, '2026-10-31', { kind: 'forever' }],
  ['for ever in the last year of all', false, '9999-12-31', { kind: 'forever' }],
  ['unknown without a date', false, undefined, { kind: 'unknown' }],
])('what can be used is valid: %s', (_, isForever, lastDay, validity) =>
  expect(validityOf(isForever, lastDay)).toEqual(validity),
)

it.each([
  ['2026-12-30', true],
  ['2026-12-31', false],
  ['9999-12-31', false],
  [undefined, false],
])('what can be used until %s is over on 31 December: %s', (lastDay, isOver) => {
  expect(hasEnded(validityOf(false, lastDay), '2026-12-31')).toBe(isOver)
})

it.each([
  ['with their number', '2026-12-31', 250, { date: '2026-12-31', days: 12, points: 250 }],
  ['never more than there are', '2026-12-31', 1250, { date: '2026-12-31', days: 12, points: 850 }],
  ['without a number that nobody says', '2026-12-31', undefined, { date: '2026-12-31', days: 12 }],
  ['not where there are none', '2026-12-31', 0, undefined],
  ['not without a day', undefined, 250, undefined],
  ['not on a day that stands for no end', '9999-12-31', 250, undefined],
])('points that expire are warned of, %s', (_what, date, points, warning) => {
  const profile = { point: 850, point_exp_date_approaching: date, point_exp_approaching: points }
  expect(expiringPoints(profile, '2026-12-19')).toEqual(warning)
})

it('nothing expires of no points', () => {
  expect(expiringPoints({ point: 0, point_exp_date_approaching: '2026-12-31' }, '2026-12-19')).toBeUndefined()
})
