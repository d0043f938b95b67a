import { en } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { AsOf, useStaleSince, type ShownRead } from './as-of'
import { ErrorState } from './error-state'
import { PartError } from './part-error'

const at = new Date().setHours(14, 2, 0, 0)
const retry = () => screen.getByRole('button', { name: en.tryAgain })

const read = { fulfilledTimeStamp: at, isFetching: false, refetch: vi.fn() }

const show = (...reads: ShownRead[]) =>
  renderUi(
    <>
      <div id="as-of" />
      {reads.map((one, index) => (
        <AsOf key={index} read={one} />
      ))}
    </>,
  )

it('says nothing of what is the latest, nor of a read that was left with its page and is sent again', () => {
  show(read, { ...read, error: { kind: 'aborted' }, isFetching: true })
  expect(screen.queryByRole('status')).toBeNull()
})

it('says since when something stands whose read was cancelled', () => {
  show({ ...read, error: { kind: 'aborted' } })
  expect(screen.getByRole('status')).toHaveTextContent('As of 14:02')
})

it('says since when something stands that failed, also while it is read again', () => {
  show({ ...read, error: { kind: 'server' }, isFetching: true })
  expect(screen.getByRole('status')).toHaveTextContent('As of 14:02')
})

it('says so once a read takes eight seconds, until it is answered', () => {
  vi.useFakeTimers()
  const part = (isFetching: boolean) => (
    <IntlProvider locale="en" onError={() => {}}>
      <AsOf read={{ ...read, isFetching }} isInPlace />
    </IntlProvider>
  )
  const { rerender } = render(part(true))
  const answer = () => rerender(part(false))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void vi.advanceTimersByTime(8000))
  expect(screen.getByRole('status')).toHaveTextContent('As of 14:02')
  answer()
  expect(screen.queryByRole('status')).toBeNull()
  vi.useRealTimers()
})

it('says once of all parts since when the oldest stands, reads them again, and is busy until the last is done or has failed', async () => {
  let settle = () => {}
  const error = { kind: 'server' }
  const refetch = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)))
  const failing = vi.fn(() => Promise.reject(new Error('nobody reads')))
  show({ ...read, error, refetch }, { ...read, fulfilledTimeStamp: at + 60_000, error, refetch: failing })
  expect(screen.getByRole('status')).toHaveTextContent('As of 14:02')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(retry()).toHaveAttribute('aria-busy', 'true')
  expect(retry()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect([refetch, failing].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  settle()
  await vi.waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'))
})

it('says that it could not be loaded where nobody knows since when it stands', () => {
  show({ ...read, fulfilledTimeStamp: undefined, error: { kind: 'server' } })
  expect(screen.getByRole('group')).toHaveTextContent(en.notLoaded)
})

const Notice = () => <p>{useStaleSince(true) === at && 'The notice'}</p>

it('leaves time and retry to a notice that says why nothing can be read', () => {
  renderUi(<Notice />)
  show({ ...read, error: { kind: 'unavailable' } })
  expect(screen.getByText('The notice')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a part or a page that could not be loaded leaves its button to the notice above the page, but in a dialog', () => {
  const part = (title: string) => <PartError title={title} read={{ refetch: vi.fn() }} />
  renderUi(
    <>
      <div data-notice />
      <div>
        {part('tier')}
        <ErrorState read={{ refetch: vi.fn() }} />
        <dialog open>{part('code')}</dialog>
      </div>
    </>,
  )
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: en.tryAgain })).toBeVisible()
  expect(screen.getAllByRole('button', { name: en.tryAgain })).toHaveLength(1)
})
