import { en } from '#tests/names.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AsOf } from './as-of'
import { renderUi } from './render-ui'

const at = new Date().setHours(14, 2, 0, 0)
const retry = () => screen.getByRole('button', { name: en.tryAgain })

const read = { fulfilledTimeStamp: at, isFetching: false, refetch: vi.fn() }

it('says nothing of what is the latest, nor of a read that was left with its page and is sent again', () => {
  renderUi(<AsOf read={read} />)
  renderUi(<AsOf read={{ ...read, error: { kind: 'aborted' }, isFetching: true }} />)
  expect(screen.queryByRole('status')).toBeNull()
})

it('says since when something stands whose read was cancelled, and once its read takes eight seconds', () => {
  vi.useFakeTimers()
  renderUi(<AsOf read={{ ...read, error: { kind: 'aborted' } }} />)
  renderUi(<AsOf read={{ ...read, isFetching: true }} />)
  expect(screen.getAllByRole('status')).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(8000))
  expect(screen.getAllByRole('status')).toHaveLength(2)
  vi.useRealTimers()
})

it('says since when something stands, and is busy until the retry is done, or has failed', async () => {
  let settle = () => {}
  const onRetry = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)))
  renderUi(<AsOf read={{ ...read, error: { kind: 'server' }, refetch: onRetry }} />)
  expect(screen.getByRole('status')).toHaveTextContent('As of 14:02')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(retry()).toHaveAttribute('aria-busy', 'true')
  expect(retry()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledTimes(1)
  settle()
  await vi.waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'))
  onRetry.mockRejectedValueOnce(new Error('nobody reads'))
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onRetry).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'))
})

it('says that it could not be loaded where nobody knows since when it stands', () => {
  renderUi(<AsOf read={{ ...read, fulfilledTimeStamp: undefined, error: { kind: 'server' } }} />)
  expect(screen.getByRole('group')).toHaveTextContent(en.notLoaded)
})
