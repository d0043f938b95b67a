import { expect, it } from 'vitest'
import { groupCode } from './group-code'

it('reads letters and digits apart, in even groups of up to four', () => {
  expect(groupCode('DS100185')).toEqual(['DS', '100', '185'])
  expect(groupCode('1234567890123456')).toEqual(['1234', '5678', '9012', '3456'])
  expect(groupCode('1234567890')).toEqual(['1234', '567', '890'])
})

it('leaves no character alone', () => {
  expect(groupCode('123456789')).toEqual(['123', '456', '789'])
  expect(groupCode('12345')).toEqual(['123', '45'])
  expect(groupCode('7')).toEqual(['7'])
})

it('keeps every character of the code', () => {
  for (const code of ['', 'A', 'DS-1001/85 X', 'abcdefghijklm', '😀12345', 'สมาชิก99']) {
    expect(groupCode(code).join('')).toBe(code)
  }
})
