import { given, storedOf } from '#tests/support/stored.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { createLineConnection } from './line/line-connection'
import { replaceBearer } from '@/storage/storage'
import { brandChosen, resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import { logOut } from './use-log-out'

type Sdk = Awaited<ReturnType<Parameters<typeof createLineConnection>[1]>>

afterEach(() => vi.unstubAllGlobals())

it('a member is logged out at once, though LINE is still starting, which does not begin afterwards', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const store = makeStore({ customerApiUrl: 'https://api.example', crmApiUrl: '' })
  replaceBearer('opaque', 'doisai')
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  store.dispatch(resumeSession())
  given({ favourites: ['P1'] }, { memberId: 'M1' })
  history.replaceState({}, '', '/home#access_token=secret')
  const init = vi.fn(() => Promise.resolve())
  let load = (_sdk: Sdk) => {}
  const loadSdk = vi.fn(() => new Promise<Sdk>((resolve) => (load = resolve)))
  const line = createLineConnection('1656000000-doisai', loadSdk)
  const started = line.connect()
  await vi.waitFor(() => expect(loadSdk).toHaveBeenCalled())
  const leave = vi.fn()
  document.documentElement.dataset.text = 'large'
  expect(await store.dispatch(logOut(line, leave))).toBeUndefined()
  expect(leave).toHaveBeenCalledOnce()
  expect([storedOf().bearer, storedOf({ memberId: 'M1' }).favourites]).toEqual([undefined, undefined])
  expect(store.getState().session.isLoggedIn).toBe(false)
  expect(document.documentElement.dataset.text).toBe('normal')

  // In LINE, `init` would lead to LINE's login, which logs the member in again.
  load({ init } as unknown as Sdk) // the used method
  expect(await started).toMatchObject({ status: 'failed' })
  expect(init).not.toHaveBeenCalled()
  expect(location.hash).toBe('')
})
