import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWhileVisible } from './use-while-visible'

let isHidden = false
const runs = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  isHidden = false
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
})
afterEach(() => {
  vi.useRealTimers()
  runs.mockClear()
})

function turn(hidden: boolean): void {
  isHidden = hidden
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

it('runs at its times while the page is on screen', () => {
  renderHook(() => useWhileVisible(runs, 4000))
  vi.advanceTimersByTime(8000)
  expect(runs).toHaveBeenCalledTimes(2)
})

it('runs on return where its time has come meanwhile, and not before it has', () => {
  renderHook(() => useWhileVisible(runs, 4000))
  turn(true)
  vi.advanceTimersByTime(1000)
  turn(false)
  expect(runs).not.toHaveBeenCalled()
  turn(true)
  vi.advanceTimersByTime(9000)
  expect(runs).not.toHaveBeenCalled()
  turn(false)
  expect(runs).toHaveBeenCalledTimes(1)
})

it('never runs without times, nor after its page has gone', () => {
  renderHook(() => useWhileVisible(runs, undefined))
  renderHook(() => useWhileVisible(runs, 4000)).unmount()
  turn(true)
  vi.advanceTimersByTime(9000)
  turn(false)
  expect(runs).not.toHaveBeenCalled()
})
