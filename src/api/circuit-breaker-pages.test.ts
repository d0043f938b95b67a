import { describe, expect, it, vi } from 'vitest'
import {
  HOST,
  BUSY,
  told,
  breaker,
  openPage,
  newRead,
  tap,
  ask,
  settle,
  outcome,
  fail,
  beginWithPage,
} from './failing-host'

beginWithPage()

describe('A host that lets reads wait', () => {
  it('is told after five seconds more', async () => {
    breaker.isSlow(newRead())
    await vi.advanceTimersByTimeAsync(4900)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(told).toEqual([0])
  })

  it('is told where its last answer is to come, because the clock was set back since', async () => {
    breaker.answered(newRead())
    vi.setSystemTime(Date.now() - 3 * 3_600_000)
    breaker.isSlow(newRead())
    await vi.advanceTimersByTimeAsync(6000)
    expect(told).toEqual([0])
  })

  it('is not told where the read has been answered by then, or another one', async () => {
    const [answered, other] = [newRead(), newRead()]
    breaker.isSlow(answered)
    breaker.isSlow(other)
    Object.assign(answered, { sentAt: undefined })
    other.deps.answeredAt = Date.now() + 1
    await vi.advanceTimersByTimeAsync(6000)
    expect(told).toEqual([])
  })
})

describe('A member who taps', () => {
  it('is obeyed at once, but not more often than every three seconds', async () => {
    fail(3)
    tap()
    const first = ask()
    await settle()
    breaker.failed(first.read, BUSY, 0)
    tap()
    const second = ask()
    await vi.advanceTimersByTimeAsync(2900)
    expect(second.now).toBe('waits')
    await vi.advanceTimersByTimeAsync(200)
    expect(second.now).toBe('sent')
  })

  it('is obeyed as well who goes online again', async () => {
    fail(3)
    window.dispatchEvent(new Event('online'))
    expect(await outcome()).toBe('sent')
  })
})

describe('A reload', () => {
  it('does not begin from zero', async () => {
    fail(3)
    openPage()
    expect(await outcome()).toBe('refused')
    expect(told.at(-1)).toBeGreaterThan(0)
  })

  it('sends one read first where the host has let the page before wait', async () => {
    breaker.isSlow(newRead())
    openPage()
    const [first, second] = [ask(), ask()]
    await settle()
    expect([first.now, second.now]).toEqual(['sent', 'waits'])
    expect(told).toEqual([])
    breaker.answered(first.read)
    await settle()
    expect(second.now).toBe('sent')
  })

  it.each([
    'null',
    '{"https://api.example":7}',
    '{"https://api.example":{"failures":"many","budget":0,"answers":0,"triedAt":0,"at":1}}',
    // Noted by a clock that was a year ahead.
    '{"https://api.example":{"failures":["a","b","c"],"alone":[],"budget":0,"answers":0,"triedAt":0,"at":1795600000000,"until":1795600030000}}',
    // The day before.
    '{"https://api.example":{"failures":["a","b","c"],"alone":[],"budget":0,"answers":0,"triedAt":0,"at":1764000000000,"until":1764000030000}}',
  ])('is not kept from anything by what is stored otherwise: %s', async (text) => {
    localStorage.setItem('circuitBreaker', text)
    openPage()
    expect(await outcome()).toBe('sent')
  })
})

describe('The budget of retries', () => {
  const tier = () => newRead(HOST, 0, 'getTier')

  it('is one for a phone that is new to a host', () => {
    expect(breaker.failed(tier(), BUSY, 0)).toBeGreaterThan(0)
    expect(breaker.failed(tier(), BUSY, 0)).toBeUndefined()
  })

  it('is earned again by ten answers, and outlives a reload', () => {
    breaker.failed(tier(), BUSY, 0)
    for (let i = 0; i < 9; i += 1) breaker.answered(newRead())
    openPage()
    expect(breaker.failed(tier(), BUSY, 0)).toBeUndefined()
    breaker.answered(newRead())
    expect(breaker.failed(tier(), BUSY, 0)).toBeGreaterThan(0)
  })

  it('is spent where several operations fail among answers: then the host is left alone, which refuses some of what it gets', () => {
    breaker.failed(tier(), BUSY, 0)
    const { deps } = newRead(HOST, Date.now())
    breaker.answered({ ...newRead(), deps })
    breaker.failed({ ...tier(), deps }, BUSY, 0)
    expect(told).toEqual([])
    breaker.failed({ ...newRead(), deps }, BUSY, 0)
    expect(told).toHaveLength(1)
  })

  it('waits for as long as a short Retry-After says', () => {
    expect(breaker.failed(newRead(), { kind: 'unavailable', retryAfterSeconds: 2 }, 0)).toBe(2000)
  })
})
