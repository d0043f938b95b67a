import { renderUi } from '#tests/support/render-ui.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox, CHECKBOX_BORDER, checkboxColors, checkboxSize } from './checkbox'

function Consent({ onChange, isDisabled }: { onChange: (isChecked: boolean) => void; isDisabled?: boolean }) {
  const [isChecked, setIsChecked] = useState(false)
  const handleChange = (next: boolean) => {
    setIsChecked(next)
    onChange(next)
  }
  return (
    <Checkbox isChecked={isChecked} isDisabled={isDisabled} onChange={handleChange}>
      I accept
    </Checkbox>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept' })

test('a tap on the label ticks and unticks the checkbox, and passes on the new value', async () => {
  const onChange = vi.fn()
  renderUi(<Consent onChange={onChange} />)
  await userEvent.click(screen.getByText('I accept'))
  expect(box().checked).toBe(true)
  await userEvent.click(screen.getByText('I accept'))
  expect(box().checked).toBe(false)
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('a disabled checkbox is faint and ignores taps', async () => {
  const onChange = vi.fn()
  renderUi(<Consent onChange={onChange} isDisabled />)
  await userEvent.click(box())
  expect(onChange).not.toHaveBeenCalled()
  expect(box().checked).toBe(false)
  expect(box().closest('label')).toHaveStyle({ opacity: '0.5' })
})

test.each([
  ['sm', 18],
  ['md', 25],
  ['lg', 30],
  ['toString', 25],
  [undefined, 25],
])('size %s is %i px', (size, px) => {
  expect(checkboxSize(size)).toBe(px)
})

test.each([
  [undefined, '#67AD5B', '#67AD5B1A'],
  ['#123abc', '#123abc', '#123abc7F'],
  ['#123abcd', '#67AD5B', '#67AD5B1A'],
])('the colour %s is rendered as %s, with the hover %s', (custom, checked, hover) => {
  expect(checkboxColors(undefined, custom)).toEqual({ checked, hover, tick: '#FFFFFF' })
  expect(CHECKBOX_BORDER).toBe('#E2E2E2')
})

test('the six variants differ, and that of a success has the colours of none', () => {
  const variants = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const
  expect(new Set(variants.map((variant) => checkboxColors(variant).checked)).size).toBe(6)
  expect(checkboxColors('success')).toEqual(checkboxColors())
})
