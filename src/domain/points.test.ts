import { expect, it } from 'vitest'
import { expiringPoints } from './points'

const TODAY = '2026-12-19'

it('warns of points that expire, with their number where it is known', () => {
  expect(
    expiringPoints({ point_exp_date_approaching: '2026-12-31', point_exp_approaching: 250 }, TODAY),
  ).toEqual({
    date: '2026-12-31',
    days: 12,
    points: 250,
  })
  expect(expiringPoints({ point_exp_date_approaching: '2026-12-31' }, TODAY)).toEqual({
    date: '2026-12-31',
    days: 12,
  })
  expect(
    expiringPoints({ point_exp_date_approaching: '2026-12-31', point_exp_approaching: 0 }, TODAY),
  ).toBeUndefined()
  expect(expiringPoints({ point_exp_approaching: 250 }, TODAY)).toBeUndefined()
})

it('warns of nothing on a day that stands for no end', () => {
  const date = '9999-12-31'
  expect(
    expiringPoints({ point_exp_date_approaching: date, point_exp_approaching: 250 }, TODAY),
  ).toBeUndefined()
})
