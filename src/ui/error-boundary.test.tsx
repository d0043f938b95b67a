import { en } from '#tests/names.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'
import { renderUi } from './render-ui'

it('a part that crashes names a support code, tells the operator under that code, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const told: unknown[] = []
  const listen = ({ error }: ErrorEvent) => told.push(error)
  addEventListener('error', listen)
  let isBroken = true
  function Part() {
    if (isBroken) throw new TypeError('nothing is here')
    return <p>Whole</p>
  }
  renderUi(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  )
  removeEventListener('error', listen)
  const code = screen.getByText(/^[0-9a-f]{8}$/).textContent
  expect(told.map((error) => (error as Error).name)).toEqual([`TypeError ${code}`])
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: en.tryAgain }))
  expect(screen.getByText('Whole')).toBeVisible()
})
