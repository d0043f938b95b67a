import { describe, expect, it } from 'vitest'
import { toAppError } from './app-error'

describe('the error of a failed call', () => {
  it('is passed on when it is an AppError', () => {
    expect(toAppError({ kind: 'offline' })).toEqual({ kind: 'offline' })
  })
  it.each([
    [{ name: 'AbortError' }, 'aborted'],
    [{ name: 'TypeError' }, 'unexpected'],
    [undefined, 'unexpected'],
  ])('%o is %s', (value, kind) => {
    expect(toAppError(value).kind).toBe(kind)
  })
})
