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
  return screen.getByRole('button', { name: 'Filter' })
}

it('the button of a filter that is on is named Filter and no more, and described by the count', () => {
  expect(button(2)).toHaveAccessibleDescription('2')
  expect(screen.getByText('2')).toBeVisible()
})

it('the button of a filter that is off has no description', () => {
  expect(button(0)).not.toHaveAccessibleDescription()
})
