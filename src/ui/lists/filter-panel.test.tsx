import { renderUi } from '#tests/support/render-ui.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FilterPanel } from './filter-panel'
import { ListToolbar, sortNames } from './list-toolbar'

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

it('the icon of a list’s filter counts the choices and an order that is not the list’s own', () => {
  const toolbar = (sort: 'recommended' | 'expiry', chosen?: number) => (
    <ListToolbar
      search={undefined}
      placeholder="Search"
      onSearch={vi.fn()}
      sort={sort}
      sorts={sortNames}
      onSort={vi.fn()}
      chosen={chosen}
    />
  )
  renderUi(
    <>
      {toolbar('recommended')}
      {toolbar('expiry')}
      {toolbar('recommended', 2)}
      {toolbar('expiry', 2)}
    </>,
  )
  const names = screen.getAllByRole('button', { name: /^Filter/ }).map((button) => button.textContent)
  expect(names).toEqual(['Filter', 'Filter (1)1', 'Filter (2)2', 'Filter (3)3'])
})

it('a tap on an order closes the filter’s sheet, and the arrows of a keyboard go through the orders in it', () => {
  const [onSort, onLook] = [vi.fn(), vi.fn()]
  renderUi(
    <ListToolbar
      search={undefined}
      placeholder="Search"
      onSearch={vi.fn()}
      sort="recommended"
      sorts={sortNames}
      onSort={onSort}
      chips={<input type="checkbox" />}
      choices={<p>Other choices</p>}
      onLook={onLook}
    />,
  )
  screen.getByRole('checkbox').focus()
  expect(onLook).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  expect(onLook).toHaveBeenCalledTimes(2)
  const order = () => screen.getByRole('radio', { name: 'Expiring first' })
  // A browser counts the taps of a click, and none for a key.
  fireEvent.click(order(), { detail: 0 })
  expect(onSort).toHaveBeenLastCalledWith('expiry')
  fireEvent.click(screen.getByText('Other choices'), { detail: 1 })
  expect(screen.getByRole('dialog')).toBeVisible()
  fireEvent.click(order(), { detail: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
})
