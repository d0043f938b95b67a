import { expect, it } from 'vitest'
import { serverTime } from '@/lib/server-clock'
import { clearError, attemptOf, saveAttempt, type RedemptionAttempt } from './attempts'

const item = { memberKey: 'doisai:M1', kind: 'privilege', itemId: 'P1' } as const
const attempt = (more: Partial<RedemptionAttempt>): RedemptionAttempt => ({
  ...item,
  requestId: 'R1',
  begunAt: serverTime(Date.now()),
  status: 'notRedeemed',
  ...more,
})
const error = { kind: 'invalid' } as const

it('a first try that the member knows was refused leaves nothing behind', () => {
  saveAttempt(attempt({ error }))
  expect(clearError(item)).toBeUndefined()
  expect(attemptOf(item)).toBeUndefined()
})

it('a retry that the member knows was refused keeps its id for the next try', () => {
  saveAttempt(attempt({ error, isRetry: true }))
  expect(clearError(item)).toEqual(attempt({ isRetry: true, begunAt: attemptOf(item)?.begunAt }))
})

it('an attempt is over only when both clocks say so: one may be a day and more off', () => {
  const HOURS = 3_600_000
  const [now, longAgo] = [Date.now(), Date.now() - 30 * HOURS]
  saveAttempt(attempt({ begunAt: serverTime(longAgo), begunHereAt: now }))
  expect(attemptOf(item)).toBeDefined()
  saveAttempt(attempt({ begunAt: serverTime(now), begunHereAt: longAgo }))
  expect(attemptOf(item)).toBeDefined()
  saveAttempt(attempt({ begunAt: serverTime(longAgo), begunHereAt: longAgo }))
  expect(attemptOf(item)).toBeUndefined()
})
