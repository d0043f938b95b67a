import { afterEach, describe, expect, it, vi } from 'vitest'
import { runAlone } from './exclusively'
import { beginLifetime } from './lifetime'

const lasting = beginLifetime()

const withLocks = (request: (name: string, task: () => Promise<unknown>) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a task that must run alone, in a browser that refuses its locks', () => {
  const refuse = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'))

  it('runs all the same', async () => {
    withLocks(refuse)
    expect(await runAlone('name', async () => 'done', lasting)).toBe('done')
  })

  it('waits for the one before it in this tab', async () => {
    withLocks(refuse)
    let finish = () => {}
    const second = vi.fn(async () => {})
    const first = runAlone('name', () => new Promise<void>((resolve) => (finish = resolve)), lasting)
    const next = runAlone('name', second, lasting)
    await new Promise(setImmediate)
    expect(second).not.toHaveBeenCalled()
    finish()
    await Promise.all([first, next])
    expect(second).toHaveBeenCalledOnce()
  })
})

it('a task that fails under its lock is not run again', async () => {
  withLocks((_name, task) => task())
  const task = vi.fn(() => Promise.reject(new Error('broken')))
  await expect(runAlone('name', task, lasting)).rejects.toThrow('broken')
  expect(task).toHaveBeenCalledOnce()
})

it('a task whose session is over lets the next one run, and nobody hears of it', async () => {
  const session = beginLifetime()
  const told = vi.fn()
  void runAlone('name', () => new Promise(() => {}), session).then(told, told)
  const next = runAlone('name', async () => 'next', lasting)
  session.end()
  expect(await next).toBe('next')
  expect(told).not.toHaveBeenCalled()
})

it('a task whose session ends before its turn is not begun', async () => {
  const session = beginLifetime()
  const task = vi.fn(async () => {})
  let finish = () => {}
  const first = runAlone('name', () => new Promise<void>((resolve) => (finish = resolve)), lasting)
  void runAlone('name', task, session)
  session.end()
  await new Promise(setImmediate)
  finish()
  await first
  await runAlone('name', async () => {}, lasting)
  expect(task).not.toHaveBeenCalled()
})
