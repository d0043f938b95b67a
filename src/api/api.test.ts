import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeText } from '@/config/storage'
import { makeStore } from '@/store/store'
import { api } from './api'

/** What is answered, one after the other; the last one for good. */
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
  writeText('token', 'bearer')
  store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  vi.stubGlobal('fetch', () => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    return answer?.()
  })
})
afterEach(() => vi.unstubAllGlobals())

/** As a part of a page asks when it comes, and again for its "try again". */
const ask = (forceRefetch = false) =>
  store.dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch }))

const balance = () => api.endpoints.getProfile.select()(store.getState()).data?.point

describe('a part of a page that comes', () => {
  it('takes what is known, without asking', async () => {
    answers = [points(10), points(20)]
    await ask()
    await ask()
    expect([balance(), asked]).toEqual([10, 1])
  })

  it.each([
    ['was given up', hang, (read: { abort: () => void }) => read.abort()],
    ['failed', refuse, () => undefined],
  ])('asks again where asking anew %s, and has what was known meanwhile', async (_what, second, end) => {
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

  it('asks once for all who come while it is asked', async () => {
    answers = [points(10), refuse, points(20)]
    await ask()
    await ask(true)
    await Promise.all([ask(), ask(), ask()])
    await ask()
    expect([balance(), asked]).toEqual([20, 3])
  })

  it('is told of a failure, and nobody asks again by itself', async () => {
    answers = [points(10), refuse]
    await ask()
    await ask(true)
    expect((await ask()).error).toMatchObject({ kind: 'server' })
    expect([balance(), asked]).toEqual([10, 3])
  })
})
