import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeCircuitBreaker, type CircuitBreaker } from './circuit-breaker'

const HOST = 'https://api.example'
const BUSY = { kind: 'unavailable' } as const
const ENDLESS = new AbortController().signal

/** What the page was told: how long the host rests (ms), or that it answers again. */
let told: (number | undefined)[]
let breaker: CircuitBreaker

/** A page is opened, or loaded anew: what is stored is all that it knows. */
function openPage() {
  breaker = makeCircuitBreaker((rest) => told.push(rest && rest.until - Date.now()))
}

let reads = 0

/** Each of another operation. */
const newRead = (host = HOST, answeredAt = 0, operation = `read${(reads += 1)}`) => ({
  ...{ operation, host },
  sentAt: Date.now(),
  deps: { answeredAt, ownAnsweredAt: answeredAt },
})

const tap = () => window.dispatchEvent(new Event('click'))

/** How a read stands: sent, refused, or not yet decided. */
function ask(signal = ENDLESS, host = HOST) {
  const read = newRead(host)
  const state = { read, now: 'waits' }
  void breaker.admit(read, signal).then((error) => (state.now = error ? 'refused' : 'sent'))
  return state
}

const settle = () => vi.advanceTimersByTimeAsync(0)

const outcome = async (...read: Parameters<typeof ask>) => {
  const state = ask(...read)
  await settle()
  return state.now
}

/** Reads of the host fail until it is left alone. */
function fail(times: number, error: Parameters<CircuitBreaker['failed']>[1] = BUSY) {
  return Array.from({ length: times }, () => breaker.failed(newRead(), error, 9))
}

/** Each test begins with a page of its own, at a time and with a chance that stand. */
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T05:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  told = []
  openPage()
})
afterEach(() => vi.useRealTimers())

describe('A host that fails', () => {
  it('is left alone after three reads in a row, and no read is sent to it by itself', async () => {
    fail(2)
    expect(await outcome()).toBe('sent')
    fail(1)
    expect(await outcome()).toBe('refused')
  })

  it('is not left alone where answers come between', async () => {
    for (let i = 0; i < 5; i += 1) {
      fail(2)
      breaker.answered(newRead())
    }
    expect(await outcome()).toBe('sent')
    expect(told).toEqual([])
  })

  it('is not left alone where one operation alone fails, however often it is tried', async () => {
    for (let i = 0; i < 6; i += 1) breaker.failed(newRead(HOST, 0, 'listPrivileges'), BUSY, 9)
    expect(await outcome()).toBe('sent')
  })

  it('is not left alone where it has answered another read since this one was sent, however long ago', async () => {
    const hung = Array.from({ length: 3 }, () => newRead(HOST, Date.now() + 100))
    await vi.advanceTimersByTimeAsync(30_000)
    for (const one of hung) breaker.failed(one, BUSY, 9)
    expect(told).toEqual([])
  })

  it('is not remembered once ten answers have come, nor where what is stored is too old', async () => {
    fail(1)
    for (let i = 0; i < 10; i += 1) breaker.answered(newRead())
    expect(localStorage.getItem('circuitBreaker')).toBeNull()
    fail(1)
    await vi.advanceTimersByTimeAsync(660_000)
    breaker.answered(newRead())
    expect(localStorage.getItem('circuitBreaker')).toBeNull()
  })

  it('does not keep reads from another host', async () => {
    fail(3)
    expect(await outcome(ENDLESS, 'https://crm.example')).toBe('sent')
  })

  it('is not left alone where it has answered another read just now: a part of it is down', async () => {
    for (let i = 0; i < 3; i += 1) breaker.failed(newRead(HOST, Date.now() - 1000), BUSY, 9)
    expect(await outcome()).toBe('sent')
    await vi.advanceTimersByTimeAsync(2000)
    breaker.failed(newRead(HOST, Date.now() - 3000), BUSY, 9)
    expect(told[0]).toBeGreaterThan(0)
  })

  it('is tried by one read when its rest is over, and by one at a time until four are answered', async () => {
    fail(3)
    await vi.advanceTimersByTimeAsync(told[0] ?? 0)
    const seven = Array.from({ length: 7 }, () => ask())
    const states = () => seven.map(({ now }) => now)
    const sent = (count: number) => seven.map((_, i) => (i < count ? 'sent' : 'waits'))
    await settle()
    for (const count of [1, 2, 3, 4]) {
      expect(states()).toEqual(sent(count))
      const next = seven[count - 1]
      if (next) breaker.answered(next.read)
      await settle()
    }
    expect(states()).toEqual(sent(7))
    expect(told.at(-1)).toBeUndefined()
  })

  it('is asked by others, too, before the operation that is down begins another rest', async () => {
    const down = () => newRead(HOST, Date.now(), 'listForYouPrivileges')
    breaker.failed(down(), { ...BUSY, retryAfterSeconds: 10 }, 0)
    await vi.advanceTimersByTimeAsync(told[0] ?? 0)
    const probe = down()
    void breaker.admit(probe, ENDLESS)
    await settle()
    const other = ask()
    await settle()
    // It comes back by itself, after them.
    expect(breaker.failed(probe, { ...BUSY, retryAfterSeconds: 10 }, 0)).toBe(10_000)
    await settle()
    expect(other.now).toBe('sent')
    breaker.failed(other.read, BUSY, 0)
    expect(told).toHaveLength(2)
  })

  it('is said to rest by a read, too, that was on its way as the rest began', () => {
    const onItsWay = newRead(HOST, Date.now(), 'getTier')
    breaker.failed(newRead(), { ...BUSY, retryAfterSeconds: 60 }, 0)
    const error = { kind: 'rateLimited' as const }
    expect(breaker.failed(onItsWay, error, 0)).toBeUndefined()
    expect(error).toHaveProperty('isResting', true)
  })

  it('is tried by another read than the one whose failure has begun the rest, where there is one', async () => {
    const down = () => newRead(HOST, 0, 'listForYouPrivileges')
    breaker.failed(down(), { ...BUSY, retryAfterSeconds: 10 }, 0)
    await vi.advanceTimersByTimeAsync(told[0] ?? 0)
    let isSent = false
    void breaker.admit(down(), ENDLESS).then(() => (isSent = true))
    const other = ask()
    await settle()
    expect([isSent, other.now]).toEqual([false, 'sent'])
  })

  it('is not kept from others again by an operation for which it has rested in vain, until that one is answered', async () => {
    const down = () => newRead(HOST, Date.now(), 'listForYouPrivileges')
    const busyForAMinute = () => ({ kind: 'unavailable' as const, retryAfterSeconds: 60 })
    breaker.failed(down(), busyForAMinute(), 0)
    await vi.advanceTimersByTimeAsync(told[0] ?? 0)
    breaker.answered(newRead())
    openPage()
    const error = busyForAMinute()
    expect(breaker.failed(down(), error, 0)).toBeUndefined()
    expect(error).not.toHaveProperty('isResting')
    const other = ask()
    await settle()
    expect(other.now).toBe('sent')
    breaker.answered(other.read)
    breaker.answered(down())
    breaker.failed(down(), busyForAMinute(), 0)
    expect(await outcome()).toBe('refused')
  })

  it('is asked by who waits as soon as one read was answered, also where another one that waited was left', async () => {
    fail(3)
    await vi.advanceTimersByTimeAsync(told[0] ?? 0)
    const left = new AbortController()
    const [probe, _left, stays] = [ask(), ask(left.signal), ask()]
    await settle()
    left.abort()
    await settle()
    breaker.answered(probe.read)
    await settle()
    expect(stays.now).toBe('sent')
  })

  it('has what fails beside a read that finds out sent again, in its turn', async () => {
    fail(3)
    const late = newRead()
    await vi.advanceTimersByTimeAsync(told[0] ?? 0)
    const [first, second] = [ask(), ask()]
    await settle()
    const retryInMs = breaker.failed(late, BUSY, 0)
    expect(retryInMs).toBeGreaterThan(0)
    const again = ask()
    await vi.advanceTimersByTimeAsync(retryInMs ?? 0)
    expect([first.now, second.now, again.now]).toEqual(['sent', 'waits', 'waits'])
    breaker.answered(first.read)
    await settle()
    breaker.answered(second.read)
    await settle()
    expect(again.now).toBe('sent')
  })

  it('is tried by the next read where the first has no answer after half a minute', async () => {
    fail(3)
    await vi.advanceTimersByTimeAsync(told[0] ?? 0)
    const [first, second] = [ask(), ask()]
    await vi.advanceTimersByTimeAsync(29_900)
    expect([first.now, second.now]).toEqual(['sent', 'waits'])
    await vi.advanceTimersByTimeAsync(200)
    expect(second.now).toBe('sent')
  })

  it('is told to answer again, though another tab has found that out', () => {
    fail(3)
    localStorage.clear()
    breaker.answered(newRead())
    expect(told).toEqual([expect.any(Number), undefined])
  })

  it('is left alone for longer where that read fails too, and for at most a minute', async () => {
    fail(3)
    for (let i = 0; i < 6; i += 1) {
      await vi.advanceTimersByTimeAsync(told.at(-1) ?? 0)
      const [probe, other] = [ask(), ask()]
      await settle()
      breaker.failed(probe.read, BUSY, 0)
      await settle()
      expect([probe.now, other.now]).toEqual(['sent', 'refused'])
    }
    const rests = told.filter((rest): rest is number => (rest ?? 0) > 0)
    expect(rests).toEqual(rests.toSorted((a, b) => a - b))
    expect(Math.max(...rests)).toBeLessThan(60_000)
    vi.mocked(Math.random).mockReturnValue(1)
    await vi.advanceTimersByTimeAsync(rests.at(-1) ?? 0)
    const probe = ask()
    await settle()
    breaker.failed(probe.read, BUSY, 0)
    expect(told.at(-1)).toBeLessThanOrEqual(60_000)
  })

  it('is tried by another read where nobody waits for the first any more', async () => {
    fail(3)
    await vi.advanceTimersByTimeAsync(told[0] ?? 0)
    const [first, second] = [ask(), ask()]
    await settle()
    breaker.left(first.read)
    await settle()
    expect(second.now).toBe('sent')
  })

  it('has its pages come back at different times', () => {
    const rests = [0, 0.25, 1].map((chance) => {
      localStorage.clear()
      vi.mocked(Math.random).mockReturnValue(chance)
      fail(3)
      return told.at(-1) ?? 0
    })
    expect(new Set(rests).size).toBe(3)
    expect(Math.min(...rests)).toBeGreaterThanOrEqual(3000)
  })
})

describe('Retry-After', () => {
  const RESTS_30 = { kind: 'unavailable', retryAfterSeconds: 30 } as const

  it('is obeyed with the first read that it comes with, and over a reload', async () => {
    fail(1, RESTS_30)
    expect(told[0], 'not all pages at once').toBeGreaterThan(30_000)
    localStorage.clear()
    vi.mocked(Math.random).mockReturnValue(0)
    fail(1, RESTS_30)
    await vi.advanceTimersByTimeAsync(29_900)
    openPage()
    expect(await outcome()).toBe('refused')
    await vi.advanceTimersByTimeAsync(200)
    expect(await outcome()).toBe('sent')
  })

  it('is not longer than an hour', () => {
    vi.mocked(Math.random).mockReturnValue(0)
    fail(1, { kind: 'unavailable', retryAfterSeconds: 1_000_000 })
    expect(told[0]).toBe(3_600_000)
  })

  it('of a 429 is never the host’s, of which others have failed before', () => {
    fail(2)
    fail(1, { kind: 'rateLimited', retryAfterSeconds: 3600 })
    expect(told).toEqual([3000 + 25_000])
  })

  it('of a 429 is about this one call, which is not sent again, and not about the host', async () => {
    expect(fail(1, { kind: 'rateLimited', retryAfterSeconds: 30 })).toEqual([undefined])
    expect(await outcome()).toBe('sent')
  })
})

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
