import { expect, it } from 'vitest'
import { expiringPoints } from './points'

it('warns of points that expire, with their number where it is known', () => {
  expect(expiringPoints({ point_exp_date_approaching: '2026-12-31', point_exp_approaching: 250 })).toEqual({
    date: '2026-12-31',
    points: 250,
  })
  expect(expiringPoints({ point_exp_date_approaching: '2026-12-31' })).toEqual({ date: '2026-12-31' })
  expect(
    expiringPoints({ point_exp_date_approaching: '2026-12-31', point_exp_approaching: 0 }),
  ).toBeUndefined()
  expect(expiringPoints({ point_exp_approaching: 250 })).toBeUndefined()
})
