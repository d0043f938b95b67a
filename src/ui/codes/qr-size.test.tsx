import { render } from '@testing-library/react'
import { QRCodeSVG } from 'qrcode.react'
import { expect, it } from 'vitest'
import { smallQrWidth } from './qr-size'

const drawnWidth = (code: string) => {
  const { container } = render(<QRCodeSVG value={code} level="M" marginSize={4} />)
  return container.querySelector('svg')?.viewBox.baseVal.width
}

it.each([
  ['a member’s id', 'DS100185', 29],
  ['the most digits of 21 modules', '1'.repeat(34), 29],
  ['one digit more', '1'.repeat(35), 33],
  ['the most capitals of 21 modules', 'M-'.repeat(10), 29],
  ['one capital more', 'M-'.repeat(10) + 'A', 33],
  ['the most small letters of 21 modules', 'a'.repeat(14), 29],
  ['one small letter more', 'a'.repeat(15), 33],
  ['the most of 25 modules', 'a'.repeat(26), 33],
  ['Thai letters, of three bytes each', 'กขคง', 29],
  ['more Thai letters', 'กขคงจฉชซ', 33],
])('%s is as wide as it is drawn', (_what, code, width) => {
  expect([smallQrWidth(code), drawnWidth(code)]).toEqual([width, width])
})

it.each([
  ['digits', '1'.repeat(64)],
  ['capitals', 'A'.repeat(39)],
  ['small letters', 'a'.repeat(27)],
  ['Thai letters', 'กขคงจฉชซฌ'],
])('too many %s for 25 modules are no small code', (_what, code) => {
  expect(smallQrWidth(code)).toBeUndefined()
  expect(drawnWidth(code)).toBeGreaterThan(33)
})
