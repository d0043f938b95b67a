import { afterEach, expect, it, vi } from 'vitest'
import { createLineConnection } from './line-connection'

afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('#liff/boot-liff.ts')
})

it('LINE’s credentials leave the address where no LIFF comes to read them, and a page’s own hash stays', async () => {
  vi.doMock('#liff/boot-liff.ts', () => Promise.reject(new Error('lost')))
  const openedByLine = (hash: string) => history.replaceState({}, '', `/privilege?brandRef=demo${hash}`)
  const noSdk = () => Promise.reject(new Error('never asked for'))
  openedByLine('#access_token=secret&id_token=secret')
  await createLineConnection('2000000001-test', noSdk).connect()
  expect(location.href).not.toContain('secret')
  expect(location.pathname + location.search).toBe('/privilege?brandRef=demo')

  openedByLine('#access_token=secret')
  createLineConnection(undefined, noSdk)
  expect(location.href).not.toContain('secret')
  openedByLine('#terms')
  createLineConnection(undefined, noSdk)
  expect(location.hash).toBe('#terms')
})

// The last: the file that hangs is still on its way as another test asks for it.
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
