import { en } from '#tests/names.ts'
import { act, screen } from '@testing-library/react'
import { renderUi } from '#tests/support/render-ui.tsx'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'

it('a part that crashes names a support code alone, and tells the operator under that code', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const told: unknown[] = []
  const listen = ({ error }: ErrorEvent) => told.push(error)
  addEventListener('error', listen)
  function Part(): never {
    throw new TypeError('nothing is here')
  }
  renderUi(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  )
  removeEventListener('error', listen)
  const code = screen.getByText(/^[0-9a-f]{8}$/).textContent
  expect(screen.queryByText(/nothing is here|TypeError|Part/)).toBeNull()
  expect(told.map((error) => (error as Error).name)).toEqual([`TypeError ${code}`])
})

it('a part whose file has failed is there once the network is', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let isMissing = true
  function Part() {
    if (isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    return <p>here</p>
  }
  renderUi(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('button', { name: en.tryAgain })).toBeVisible()
  isMissing = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('here')).toBeVisible()
})
