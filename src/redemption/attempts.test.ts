import { expect, it, vi } from 'vitest'
import { readStored, writeJson } from '@/storage/storage'
import { clearError, attemptOf, saveAttempt, type RedemptionAttempt } from './attempts'

const item = { memberKey: 'doisai:M1', kind: 'privilege', itemId: 'P1' } as const
const attempt = (more: Partial<RedemptionAttempt>): RedemptionAttempt => ({
  ...item,
  requestId: 'R1',
  begunAt: Date.now(),
  status: 'notRedeemed',
  ...more,
})
const error = { kind: 'invalid' } as const

it('attempts as the version before stored them are read once, and stored in their place', async () => {
  const old = { owner: 'doisai:M1', kind: 'privilege', itemId: 'P1', requestId: 'R1', begunAt: Date.now() }
  writeJson('issues', [{ ...old, status: 'notFound', refusal: { kind: 'notFound' } }])
  vi.resetModules()
  const anew = await import('./attempts')
  expect(anew.attemptOf(item)).toEqual(attempt({ begunAt: old.begunAt, error: { kind: 'notFound' } }))
  expect(readStored('issues')).toBeUndefined()
})

it('attempts of the version before, which another tab still runs, join what this one has stored', async () => {
  const own = attempt({ status: 'checking', begunAt: Date.now() })
  saveAttempt(own)
  const old = { owner: 'doisai:M1', kind: 'privilege', begunAt: Date.now(), status: 'done' }
  writeJson('issues', [
    { ...old, itemId: 'P2', requestId: 'R2', transactionId: 'T2' },
    { ...old, itemId: 'P1', requestId: 'R1', transactionId: 'T1' },
  ])
  vi.resetModules()
  const anew = await import('./attempts')
  expect(anew.attemptOf(item)).toEqual(own)
  expect(anew.attemptOf({ ...item, itemId: 'P2' })).toMatchObject({ requestId: 'R2' })
})

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
  saveAttempt(attempt({ begunAt: longAgo, begunHereAt: now }))
  expect(attemptOf(item)).toBeDefined()
  saveAttempt(attempt({ begunAt: now, begunHereAt: longAgo }))
  expect(attemptOf(item)).toBeDefined()
  saveAttempt(attempt({ begunAt: longAgo, begunHereAt: longAgo }))
  expect(attemptOf(item)).toBeUndefined()
})
