import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LineConnection } from '@/line/line-connection'
import { mergeWithLine } from './line-sign-in'

const renew = vi.fn<(path: string) => void>()
const client = {
  isInClient: () => true,
  isLoggedIn: () => true,
  idToken: () => undefined,
  login: () => undefined,
  logout: () => undefined,
  renew,
}

type Failure = Extract<Awaited<ReturnType<LineConnection['connect']>>, { status: 'failed' }>

/** LINE, of which each init fails with this. */
const failing = (code: Failure['code']): LineConnection => ({
  liffId: '1-a',
  browser: 'liff',
  isInAddress: true,
  isAutomatic: () => true,
  isReturn: false,
  connect: () => Promise.resolve({ status: 'failed', code, client }),
  connectQuietly: () => undefined,
  person: () => Promise.resolve(undefined),
  retry: () => undefined,
  logout: () => Promise.resolve(),
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  renew.mockClear()
})

describe('an ID token that LINE’s SDK cannot use', () => {
  it.each(['invalidIdToken', 'revoked'] as const)(
    'is renewed once; a second time it is told as %s',
    async (code) => {
      const merge = () => mergeWithLine(failing(code), 'doisai', '/home')(vi.fn())
      expect(await merge()).toEqual({ status: 'leaving' })
      expect(await merge()).toEqual({ status: 'failed', reason: code })
      expect(renew.mock.calls).toEqual([['/home']])
    },
  )
})
