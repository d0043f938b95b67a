import { beforeEach, expect, it, vi } from 'vitest'

const NOW = Date.UTC(2026, 10, 22, 3, 0, 0)
const header = (ms: number) => new Date(ms).toUTCString()

let clock: typeof import('./server-clock')
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW })
  vi.resetModules()
  clock = await import('./server-clock')
  return () => vi.useRealTimers()
})

it('is the clock of the phone until a server has sent its time', () => {
  clock.learnServerTime(null, NOW, NOW)
  clock.learnServerTime('yesterday', NOW, NOW)
  expect(clock.serverNow()).toBe(NOW)
})

it('follows a server that is five minutes ahead, to within a second', () => {
  const ahead = 300_000
  clock.learnServerTime(header(NOW + ahead + 40), NOW, NOW + 80)
  expect(Math.abs(clock.msOf(clock.serverNow()) - (NOW + ahead))).toBeLessThan(1000)
})

it('becomes more exact with each answer, and does not jump', () => {
  const ahead = -42_300
  const differences = Array.from({ length: 40 }, (_, i) => {
    const askedAt = NOW + i * 730
    clock.learnServerTime(header(askedAt + ahead + 50), askedAt, askedAt + 100)
    return Math.abs(clock.msOf(clock.serverNow()) - (NOW + ahead))
  })
  expect(differences.at(-1)).toBeLessThan(150)
  expect(differences.every((difference, i) => difference <= (differences[i - 1] ?? Infinity) + 500)).toBe(
    true,
  )
})

it('starts anew when the clock of the phone was changed meanwhile', () => {
  clock.learnServerTime(header(NOW), NOW, NOW + 100)
  vi.setSystemTime(NOW - 3_600_000)
  clock.learnServerTime(header(NOW + 10_000), NOW - 3_600_000, NOW - 3_599_900)
  expect(Math.abs(clock.msOf(clock.serverNow()) - (NOW + 10_000))).toBeLessThan(1000)
})

it('is none of this phone’s moments', () => {
  // @ts-expect-error -- the types refuse it
  expect(clock.serverNow() <= Date.now()).toBe(true)
  // @ts-expect-error -- the types refuse it
  expect(Date.now() - clock.serverNow()).toBe(0)
})

it('learns nothing from an answer that has taken more than ten seconds: the phone may have slept meanwhile', () => {
  clock.learnServerTime(header(NOW), NOW, NOW + 11 * 3_600_000)
  expect(clock.isServerTimeKnown()).toBe(false)
})
