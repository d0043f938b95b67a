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

it.each([
  [2, 'Filter (2)'],
  [0, 'Filter'],
])('the button of a filter of which %i fields are set is called “%s”', (count, name) => {
  renderUi(
    <FilterPanel value={{}} count={count} onApply={() => undefined}>
      {() => null}
    </FilterPanel>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName(name)
})
