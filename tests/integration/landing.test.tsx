import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import LandingPage from '@/features/authentication/pages/landing-page'
import { openPage } from './open-app'

afterEach(() => vi.useRealTimers())

it('the splash is shown for 2000 ms from the start of the page, and then leads a member home', async () => {
  vi.useFakeTimers()
  await openPage(LandingPage, '/', { persona: 'gold' })
  await act(() => vi.advanceTimersByTimeAsync(1999 - performance.now()))
  expect(screen.queryByTestId('address')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('กำลังโหลด')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/home$/)
})
