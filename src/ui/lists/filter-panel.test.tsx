import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderUi } from '../render-ui'
import { FilterPanel } from './filter-panel'

/** On a phone (false) the filter is behind a button, on a tablet (true) beside the list. */
const showOn = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches }) as MediaQueryList, // the part that components use
  )
beforeEach(() => showOn(false))
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

it('what is chosen in the sheet counts together once applied, is dropped by closing, and Clear empties the filter', () => {
  const onApply = vi.fn()
  renderUi(
    <FilterPanel<{ status?: string; from?: string }>
      value={{ from: '2026-11-01' }}
      count={1}
      onApply={onApply}
    >
      {(draft, change) => (
        <>
          <button onClick={() => change({ status: 'used' })}>Used</button>
          <button onClick={() => change({ from: '2026-12-01' })}>A month</button>
          <output>{JSON.stringify(draft)}</output>
        </>
      )}
    </FilterPanel>,
  )
  const tap = (...names: string[]) => {
    for (const name of names) fireEvent.click(screen.getByRole('button', { name }))
  }
  tap('Filter (1)', 'Used', 'Close', 'Filter (1)')
  expect(screen.getByRole('status')).toHaveTextContent('{"from":"2026-11-01"}')
  tap('Used', 'A month', 'Apply')
  expect(onApply).toHaveBeenLastCalledWith({ from: '2026-12-01', status: 'used' })
  expect(screen.queryByRole('dialog')).toBeNull()
  tap('Filter (1)', 'Used', 'Clear')
  expect(onApply).toHaveBeenLastCalledWith({})
})

it('what is chosen and not applied yet stays where the list is narrowed beside the panel', () => {
  showOn(true)
  const onApply = vi.fn()
  function Narrowed() {
    const [value, setValue] = useState<{ status?: string; from?: string }>({})
    return (
      <FilterPanel value={value} count={0} onApply={onApply}>
        {(_, change) => (
          <>
            <button onClick={() => change({ status: 'used' })}>Used</button>
            <button onClick={() => setValue({ from: '2026-11-01' })}>A month</button>
          </>
        )}
      </FilterPanel>
    )
  }
  renderUi(<Narrowed />)
  for (const name of ['Used', 'A month', 'Apply']) fireEvent.click(screen.getByText(name))
  expect(onApply).toHaveBeenLastCalledWith({ from: '2026-11-01', status: 'used' })
})
