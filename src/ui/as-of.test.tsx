import { en } from '#tests/names.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AsOf } from './as-of'
import { renderUi } from './render-ui'

const at = new Date().setHours(14, 2, 0, 0)
const retry = () => screen.getByRole('button', { name: en.tryAgain })

it('says nothing of what is the latest, nor of a read that was aborted with its page', () => {
  renderUi(<AsOf at={at} error={undefined} onRetry={vi.fn()} />)
  renderUi(<AsOf at={at} error={{ kind: 'aborted' }} onRetry={vi.fn()} />)
  expect(screen.queryByRole('status')).toBeNull()
})

it('says since when something stands, and is busy until the retry is done', async () => {
  let settle = () => {}
  const onRetry = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)))
  renderUi(<AsOf at={at} error={{ kind: 'server' }} onRetry={onRetry} />)
  expect(screen.getByRole('status')).toHaveTextContent('As of 14:02')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(retry()).toHaveAttribute('aria-busy', 'true')
  expect(retry()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledTimes(1)
  settle()
  await vi.waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'))
})

it('says that it could not be loaded where nobody knows since when it stands', () => {
  renderUi(<AsOf at={undefined} error={{ kind: 'server' }} onRetry={vi.fn()} />)
  expect(screen.getByRole('group')).toHaveTextContent('We could not load this just now.')
})
