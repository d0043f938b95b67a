import { afterEach, describe, expect, it, vi } from 'vitest'
import { exclusively } from './exclusively'

const withLocks = (request: (name: string, task: () => Promise<unknown>) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a task that must run alone, in a browser that refuses its locks', () => {
  const refuse = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'))

  it('runs all the same', async () => {
    withLocks(refuse)
    expect(await exclusively('name', async () => 'done')).toBe('done')
  })

  it('waits for the one before it in this tab', async () => {
    withLocks(refuse)
    let finish = () => {}
    const second = vi.fn(async () => {})
    const first = exclusively('name', () => new Promise<void>((resolve) => (finish = resolve)))
    const next = exclusively('name', second)
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
  await expect(exclusively('name', task)).rejects.toThrow('broken')
  expect(task).toHaveBeenCalledOnce()
})
