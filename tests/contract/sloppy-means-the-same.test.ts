import { expect, it } from 'vitest'
import { readAnswer } from '@/api/read/read-answer'
import { sloppyAnswer } from '@/sandbox/sloppy-answer'
import { answers } from './answer-places'

const call = { requestId: 'id', hasMemberBearer: true, apiOrigin: 'https://api.example.com', now: 0 }

async function readSloppy(operation: string, body: unknown, status = 200) {
  const answer = await sloppyAnswer(operation, Response.json(body, { status }))
  const text = await answer.text()
  return { text, outcome: readAnswer({ status: answer.status, text }, { ...call, operation }) }
}

const moments = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/
/** Replaces moments by numbers, so that their UTC offsets do not matter. */
const asMoments = (data: unknown) =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' && moments.test(value) ? Date.parse(value) : value,
  ) as unknown

it.each(answers)('a sloppy answer of $operationId means the same', async ({ operationId, example }) => {
  const { outcome, text } = await readSloppy(operationId, example)
  const exact = readAnswer(
    { status: 200, text: JSON.stringify(example) },
    { ...call, operation: operationId },
  )
  expect(outcome).toHaveProperty('data')
  expect(asMoments('data' in outcome && outcome.data)).toEqual(asMoments('data' in exact && exact.data))
  expect(text).not.toBe(JSON.stringify(example))
})

it.each(answers)('a sloppy refusal of $operationId means the same refusal', async ({ operationId }) => {
  const words = { title: 'ก', message: 'ข' }
  const body = {
    error: { http_status: 422, locale: { 'th-th': words, 'en-us': words } },
    message: 'invalid pin',
    fields: { Pin: { th: 'ก', en: 'A' } },
  }
  const { outcome } = await readSloppy(operationId, body, 422)
  expect(outcome).toMatchObject({
    error: {
      kind: 'invalid',
      message: 'invalid pin',
      texts: { th: words, en: words },
      fields: { Pin: { th: 'ก', en: 'A' } },
    },
  })
  const wait = await readSloppy(operationId, { error: { http_status: 429 }, retry_after: 30 }, 429)
  expect(wait.outcome).toMatchObject({ error: { kind: 'rateLimited', retryAfterSeconds: 30 } })
})
