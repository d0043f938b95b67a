import { expect, it } from 'vitest'
import { groupCode } from './code-text'

it('separates letters from digits, in even groups of up to four', () => {
  expect(groupCode('DS100185')).toEqual(['DS', '100', '185'])
  expect(groupCode('1234567890123456')).toEqual(['1234', '5678', '9012', '3456'])
  expect(groupCode('1234567890')).toEqual(['1234', '567', '890'])
})

it('does not change a code with separators and no long runs', () => {
  for (const code of ['M-PIN-0001', 'DS/10/85', 'A.12_B7', 'EARN 50', 'AB12', '-']) {
    expect(groupCode(code)).toEqual([code])
  }
})

it('splits the long runs between separators, and adds no gap beside one', () => {
  expect(groupCode('M-PIN-1234567890')).toEqual(['M-PIN-1234', '567', '890'])
  expect(groupCode('12345678/DS100185-9')).toEqual(['1234', '5678/DS', '100', '185-9'])
})

it('makes no group of a single character', () => {
  expect(groupCode('K7QX2M9A')).toEqual(['K7QX', '2M9A'])
  expect(groupCode('123456789')).toEqual(['123', '456', '789'])
  expect(groupCode('12345')).toEqual(['123', '45'])
  expect(groupCode('7')).toEqual(['7'])
})

it('keeps the marks of a Thai letter in its group', () => {
  expect(groupCode('ที่นี่ที่นี่ที่นี่')).toEqual(['ที่นี่ที่', 'นี่ที่นี่'])
  expect(groupCode('น้ำน้ำน้ำน้ำน้ำ')).toEqual(['น้ำน้ำน้ำ', 'น้ำน้ำ'])
})

it('keeps every character of the code', () => {
  for (const code of ['', 'DS-1001/85 X', 'abcdefghijklm', '😀12345', 'สมาชิก99']) {
    expect(groupCode(code).join('')).toBe(code)
  }
})
