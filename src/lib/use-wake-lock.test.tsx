import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWakeLock } from './use-wake-lock'

const release = vi.fn(() => Promise.resolve())
const request = vi.fn(() => Promise.resolve({ release }))

function Probe({ isWanted }: { isWanted: boolean }) {
  useWakeLock(isWanted)
  return null
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const show = (isShown: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isShown ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  return settle()
}
const stubWakeLock = (wakeLock: unknown) =>
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock })

beforeEach(() => {
  vi.useFakeTimers()
  request.mockClear().mockImplementation(() => Promise.resolve({ release }))
  release.mockClear().mockImplementation(() => Promise.resolve())
  stubWakeLock({ request })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('requests the wake lock once while the code is shown, and releases it when the code is closed', async () => {
  const { rerender } = render(<Probe isWanted={false} />)
  expect(request).not.toHaveBeenCalled()
  rerender(<Probe isWanted />)
  rerender(<Probe isWanted />)
  await settle()
  expect(request).toHaveBeenCalledTimes(1)
  expect(release).not.toHaveBeenCalled()
  rerender(<Probe isWanted={false} />)
  await settle()
  expect(release).toHaveBeenCalledTimes(1)
})

it('releases the wake lock after three minutes', async () => {
  const { unmount } = render(<Probe isWanted />)
  await act(() => vi.advanceTimersByTimeAsync(3 * 60 * 1000))
  expect(release).toHaveBeenCalledTimes(1)
  unmount()
  await settle()
  expect(release).toHaveBeenCalledTimes(1)
})

it('releases the wake lock when the page is hidden, and requests it again when the page is visible', async () => {
  render(<Probe isWanted />)
  await show(false)
  expect(release).toHaveBeenCalledTimes(1)
  await show(true)
  expect(request).toHaveBeenCalledTimes(2)
})

it('ignores a browser that refuses a wake lock or does not support it', async () => {
  request.mockImplementation(() => Promise.reject(new Error('NotAllowedError')))
  render(<Probe isWanted />).unmount()
  await settle()
  stubWakeLock(undefined)
  render(<Probe isWanted />).unmount()
  await settle()
  expect(release).not.toHaveBeenCalled()
})
