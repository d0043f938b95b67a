import { expect, it } from 'vitest'
import { writeJson } from '@/config/storage'
import { forgetRefusal, intentOf, keepIntent, type IssueIntent } from './issue-intents'

const item = { owner: 'doisai:M1', kind: 'privilege', itemId: 'P1' } as const
const intent = (more: Partial<IssueIntent>): IssueIntent => ({
  ...item,
  requestId: 'R1',
  begunAt: Date.now(),
  status: 'notFound',
  ...more,
})
const refusal = { kind: 'invalid' } as const

it('an intent that was stored before refusals were kept is still known', () => {
  writeJson('issues', [intent({ status: 'sending' })])
  expect(intentOf(item)).toMatchObject({ requestId: 'R1', status: 'sending' })
})

it('a first try that the member knows was refused leaves nothing behind', () => {
  keepIntent(intent({ refusal }))
  expect(forgetRefusal(item)).toBeUndefined()
  expect(intentOf(item)).toBeUndefined()
})

it('a retry that the member knows was refused keeps its id for the next try', () => {
  keepIntent(intent({ refusal, isRetry: true }))
  expect(forgetRefusal(item)).toEqual(intent({ isRetry: true, begunAt: intentOf(item)?.begunAt }))
})
