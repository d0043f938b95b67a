import { expect, it } from 'vitest'
import { namesFromLine } from './line-prefill'
import type { InfoField } from './member-info'

const fields = (...names: InfoField['field'][]): InfoField[] =>
  names.map((field) => ({ field, is_display: true, is_required: false }))
const BOTH = fields('first_name', 'last_name')
const NOBODY = { firstName: '', lastName: '' }

it.each([
  ['สมหญิง ใจดี', { firstName: 'สมหญิง', lastName: 'ใจดี' }],
  ['  Jane\u00a0 Doe ', { firstName: 'Jane', lastName: 'Doe' }],
  ['☆ Nok ☆ 🌸', { firstName: '☆ Nok ☆ 🌸' }],
  ['น้อง', { firstName: 'น้อง' }],
  ['\u202eevil\u0000', { firstName: 'evil' }],
  [' \u200f ', {}],
  [undefined, {}],
])('of %j a new member sees %j', (name, names) => {
  expect(namesFromLine({ name }, NOBODY, BOTH)).toEqual(names)
})

it('a field that is not asked for, or that is filled in, gets nothing', () => {
  expect(namesFromLine({ name: 'Jane Doe' }, NOBODY, fields('email'))).toEqual({})
  expect(namesFromLine({ name: 'Jane Doe' }, NOBODY, fields('first_name'))).toEqual({ firstName: 'Jane Doe' })
  expect(namesFromLine({ name: 'Jane Doe' }, { ...NOBODY, firstName: 'สมหญิง' }, BOTH)).toEqual({})
  expect(namesFromLine({ name: 'Jane Doe' }, { ...NOBODY, lastName: 'ใจดี' }, BOTH)).toEqual({
    firstName: 'Jane Doe',
  })
})

it('a very long name is cut, and no emoji in two', () => {
  const { firstName = '' } = namesFromLine({ name: '🌸'.repeat(300) }, NOBODY, BOTH)
  expect([...firstName].every((character) => character === '🌸')).toBe(true)
  expect(firstName.length).toBeLessThanOrEqual(100)
})
