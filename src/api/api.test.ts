import { given } from '#tests/support/stored.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/store/store'
import { api } from './api'

/** The answers, one per request; the last answer is repeated. */
let answers: (() => Promise<Response>)[]
let asked: number
let store: ReturnType<typeof makeStore>

const points = (point: number) => () =>
  Promise.resolve(
    Response.json({
      point,
      first_name: 'Kanya',
      last_name: 'Tangjit',
      mobile_no: '0812345678',
      is_consent_pdpa: true,
      is_connect_line: true,
      customer_info: 'DS100185',
    }),
  )
const refuse = () => Promise.resolve(new Response('{}', { status: 500 }))
const hang = () => new Promise<Response>(() => undefined)

beforeEach(() => {
  asked = 0
  given({ bearer: 'bearer' })
  store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  vi.stubGlobal('fetch', () => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    return answer?.()
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Reads as a component does when it mounts, or with `forceRefetch` as its "try again" does. */
const ask = (forceRefetch = false) =>
  store.dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch }))

const balance = () => api.endpoints.getProfile.select()(store.getState()).data?.point

describe('a component that mounts', () => {
  it('gets the cached answer without a request', async () => {
    answers = [points(10), points(20)]
    await ask()
    await ask()
    expect([balance(), asked]).toEqual([10, 1])
  })

  it.each([
    ['was aborted', hang, (read: { abort: () => void }) => read.abort()],
    ['failed', refuse, () => undefined],
  ])('refetches if the last refetch %s, with the cached answer meanwhile', async (_what, second, end) => {
    answers = [points(10), second, points(20)]
    await ask()
    const anew = ask(true)
    end(anew)
    await anew
    const again = ask()
    expect(balance()).toBe(10)
    await again
    expect([balance(), asked]).toEqual([20, 3])
  })
})
