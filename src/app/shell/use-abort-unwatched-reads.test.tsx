import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { writeText } from '@/storage/storage'
import { loggedIn } from '@/store/session.slice'
import { makeStore } from '@/store/store'
import { useAbortUnwatchedReads } from './use-abort-unwatched-reads'

interface PageProps {
  pageKey: string
  isWatching: boolean
}

function Page({ pageKey, isWatching }: PageProps) {
  useAbortUnwatchedReads(pageKey)
  api.useGetProfileQuery(undefined, { skip: !isWatching })
  return null
}

const signals: AbortSignal[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    if (init.signal) signals.push(init.signal)
    return new Promise(() => undefined)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  signals.length = 0
})

async function goFromProfileToHome(isWatching: [onProfile: boolean, onHome: boolean], readsItself = false) {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  writeText('token', 'bearer')
  store.dispatch(loggedIn())
  const tree = (pageKey: string, isPageWatching: boolean) => (
    <Provider store={store}>
      <Page pageKey={pageKey} isWatching={isPageWatching} />
    </Provider>
  )
  if (readsItself) void store.dispatch(api.endpoints.getProfile.initiate(undefined, { subscribe: false }))
  const { rerender } = render(tree('/profile', isWatching[0]))
  await vi.advanceTimersByTimeAsync(2000)
  rerender(tree('/home', isWatching[1]))
  await vi.advanceTimersByTimeAsync(2000)
}

it('aborts a read that only the page just left was waiting for', async () => {
  await goFromProfileToHome([true, false])
  expect(signals[0]?.aborted).toBe(true)
})

it('does not abort a read that the new page waits for too', async () => {
  await goFromProfileToHome([true, true])
  expect(signals[0]?.aborted).toBe(false)
})

it('does not abort a read that no page has been waiting for, neither on arriving nor on leaving', async () => {
  await goFromProfileToHome([false, false], true)
  expect(signals[0]?.aborted).toBe(false)
})
