import { describe, expect, it } from 'vitest'
import { beginLifetime } from './lifetime'

const never = () => new Promise<string>(() => {})

/** What a promise has settled with by the next turn of the event loop. */
async function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  const nothing = new Promise((resolve) => setImmediate(resolve, 'nothing yet'))
  return Promise.race([promise.catch((error: unknown) => ({ failed: error })), nothing])
}

describe('What belongs to a lifetime', () => {
  it('goes on with its answer, or its failure, while that lasts', async () => {
    const own = beginLifetime()
    expect(await outcomeOf(own.only(Promise.resolve('answer')))).toBe('answer')
    expect(await outcomeOf(own.until(Promise.resolve('answer')))).toBe('answer')
    expect(await outcomeOf(own.only(Promise.reject(new Error('lost'))))).toEqual({
      failed: new Error('lost'),
    })
    expect(await outcomeOf(own.until(Promise.reject(new Error('lost'))))).toEqual({
      failed: new Error('lost'),
    })
  })

  it('never goes on once that has ended, though the answer comes later', async () => {
    const own = beginLifetime()
    const late = new Promise<string>((resolve) => setImmediate(resolve, 'late'))
    const awaited = [own.only(late), own.only(late.then(() => Promise.reject(new Error('late'))))]
    own.end()
    await late
    expect(await Promise.all(awaited.map(outcomeOf))).toEqual(['nothing yet', 'nothing yet'])
  })

  it('hears of the end at once where it has to tidy up, also where the end came first', async () => {
    const own = beginLifetime()
    const awaited = own.until(never())
    own.end()
    expect(await outcomeOf(awaited)).toBeUndefined()
    expect(await outcomeOf(own.until(Promise.resolve('late')))).toBeUndefined()
  })

  it('is over as soon as it is found to be, without being told', async () => {
    let isFound = false
    const own = beginLifetime(() => isFound)
    const done: string[] = []
    own.run(() => done.push('before'))
    const awaited = own.only(Promise.resolve('answer'))
    isFound = true
    own.run(() => done.push('after'))
    expect({ isOver: own.isOver, done }).toEqual({ isOver: true, done: ['before'] })
    expect(await outcomeOf(awaited)).toBe('nothing yet')
  })
})
