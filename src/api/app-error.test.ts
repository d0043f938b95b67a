import { describe, expect, it } from 'vitest'
import { isAnswerLost, toAppError, type AppErrorKind } from './app-error'

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

it.each<[boolean, AppErrorKind[]]>([
  [true, ['offline', 'blocked', 'unavailable', 'server', 'malformed', 'unexpected']],
  [
    false,
    [
      'aborted',
      'sessionExpired',
      'unauthenticated',
      'forbidden',
      'notFound',
      'invalid',
      'rateLimited',
      'rejected',
    ],
  ],
])('a change may have been made all the same: %s after %j', (isLost, kinds) => {
  for (const kind of kinds) expect([kind, isAnswerLost({ kind })]).toEqual([kind, isLost])
})
