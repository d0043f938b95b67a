import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useToday } from './use-today'

it('today is tomorrow once midnight in Bangkok has passed, with the page on screen', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T23:50:00+07:00') })
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe('2026-11-23')
  act(() => void vi.advanceTimersByTime(9 * 60_000))
  expect(result.current).toBe('2026-11-23')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe('2026-11-24')
  act(() => void vi.advanceTimersByTime(24 * 3_600_000))
  expect(result.current).toBe('2026-11-25')
  vi.useRealTimers()
})

it.each([
  ['is on screen again', document, 'visibilitychange'],
  ['comes from the back-forward cache', window, 'pageshow'],
] as const)('it is so as soon as the page %s, on a phone whose timers slept', (_what, target, event) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T23:50:00+07:00') })
  const { result } = renderHook(() => useToday())
  vi.setSystemTime(Date.parse('2026-11-24T06:00:00+07:00'))
  act(() => void target.dispatchEvent(new Event(event)))
  expect(result.current).toBe('2026-11-24')
  vi.useRealTimers()
})
