import { expect, it } from 'vitest'
import { expiringPoints, maskMobile } from './points'

it('shows a mobile number in three groups', () => {
  expect(maskMobile('0812345678')).toBe('081 234 5678')
})

it('leaves a number of another length alone', () => {
  expect(maskMobile('021234567')).toBe('021234567')
  expect(maskMobile('')).toBe('')
})

it('warns of points that expire, with their number where it is known', () => {
  expect(expiringPoints({ point_exp_date_approaching: '2026-12-31', point_exp_approaching: 250 })).toEqual({
    date: '2026-12-31',
    points: 250,
  })
  expect(expiringPoints({ point_exp_date_approaching: '2026-12-31' })).toEqual({ date: '2026-12-31' })
  expect(
    expiringPoints({ point_exp_date_approaching: '2026-12-31', point_exp_approaching: 0 }),
  ).toBeUndefined()
  expect(expiringPoints({ point_exp_date_approaching: null, point_exp_approaching: 250 })).toBeUndefined()
})
