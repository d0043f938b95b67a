import { createFakeSdk } from '@/sandbox/line/fake-client'
import type { LiffOutcome } from '#liff/liff-client.ts'
import { expect, it } from 'vitest'
import { isRefusedByLine, lineExtrasInLine } from './line-extras'

const lineThat = (outcome: LiffOutcome | undefined) => ({
  connectQuietly: () => outcome && Promise.resolve(outcome),
})
const client = (mode: 'line' | 'browser') => createFakeSdk({ sub: 'U1', name: 'A', mode }).client

it.each<[string, LiffOutcome | undefined, boolean]>([
  ['inside LINE, logged in to it', { status: 'ready', client: client('line') }, true],
  ['in a browser', { status: 'ready', client: client('browser') }, false],
  ['where LIFF could not start', { status: 'failed', code: 'timeout' }, false],
  ['where LIFF would have to leave the page', undefined, false],
])('%s, what LINE offers besides is there: %o', async (_where, outcome, isThere) => {
  expect((await lineExtrasInLine(lineThat(outcome))) !== undefined).toBe(isThere)
})

it.each([
  ['the SDK’s refusal', true, Object.assign(new Error('not allowed'), { code: 'FORBIDDEN' })],
  ['a status of LINE’s servers', true, Object.assign(new Error('Internal'), { code: '500' })],
  ['a lost connection', false, new TypeError('Failed to fetch')],
  ['a request that was ended', false, Object.assign(new Error('ended'), { code: DOMException.ABORT_ERR })],
  ['nothing', false, undefined],
])('%s is LINE’s own no: %s', (_what, isRefused, error) => {
  expect(isRefusedByLine(error)).toBe(isRefused)
})
