import { afterEach, expect, it, vi } from 'vitest'
import { createLineConnection } from './line-connection'

afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('#liff/boot-liff.ts')
})

it('LINE is given up after twenty seconds where the file that boots it hangs', async () => {
  vi.useFakeTimers()
  vi.doMock('#liff/boot-liff.ts', () => new Promise(() => {}))
  const line = createLineConnection('2000000001-test', () => Promise.reject(new Error('never asked for')))
  const told = vi.fn()
  void line.connect().then(told)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalledExactlyOnceWith({ status: 'failed', code: 'timeout' })
})
