import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderUi } from '@/ui/render-ui'
import { FilterPanel } from './filter-panel'

// A phone, where the filter is behind a button.
beforeEach(() => {
  const phone = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList // what a component asks of it
  vi.spyOn(window, 'matchMedia').mockReturnValue(phone)
})
afterEach(() => vi.restoreAllMocks())

function button(count: number) {
  renderUi(
    <FilterPanel value={{}} count={count} onApply={() => undefined}>
      {() => null}
    </FilterPanel>,
  )
  return screen.getByRole('button')
}

it('the button of a filter that is on says how much of it is set', () => {
  expect(button(2)).toHaveAccessibleName('Filter (2)')
})

it('the button of a filter that is off says so by its name alone', () => {
  expect(button(0)).toHaveAccessibleName('Filter')
})
