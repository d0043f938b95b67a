import { en } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Skeleton, SkeletonGroup } from './skeleton'
import { PageSpinner, Spinner } from './spinner'

afterEach(() => vi.useRealTimers())

it('announces that the page is loading, and shows a turning spinner', () => {
  renderUi(<Spinner />)
  const spinner = screen.getByRole('status')
  expect(spinner).toHaveTextContent(en.loading)
  expect(getComputedStyle(spinner.querySelector('[aria-hidden]') ?? spinner).animation).toContain('infinite')
})

it('over a whole page says after eight seconds that loading takes longer than usual', () => {
  vi.useFakeTimers()
  renderUi(<PageSpinner />)
  const words = /taking longer than usual/
  act(() => void vi.advanceTimersByTime(7999))
  expect(screen.queryByText(words)).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText(words)).toBeVisible()
})

it('over parts of a page is said above the first of them alone', () => {
  vi.useFakeTimers()
  renderUi(
    <main>
      <SkeletonGroup>
        <Skeleton />
      </SkeletonGroup>
      <section>
        <SkeletonGroup>
          <Skeleton />
        </SkeletonGroup>
      </section>
    </main>,
  )
  act(() => void vi.advanceTimersByTime(8000))
  const [first, second] = screen.getAllByText(/taking longer than usual/)
  expect(first).toBeVisible()
  expect(second).not.toBeVisible()
})
