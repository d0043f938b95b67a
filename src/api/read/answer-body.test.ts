import { expect, it } from 'vitest'
import { parseBody } from './answer-body'

it('keeps the digits of numbers that are too long for JavaScript, where the browser can tell them', () => {
  const { body } = parseBody(
    '{"customer_info": 9200001234567890123, "point": 12, "price": 0.1234567890123456}',
  ) as {
    body: unknown
  } // JSON, as one sees
  expect(body).toEqual({ customer_info: '9200001234567890123', point: 12, price: 0.1234567890123456 })
})

it('tells an empty body from one that is no JSON', () => {
  expect(parseBody(' \n')).toEqual({ body: undefined })
  expect(parseBody('null')).toEqual({ body: null })
  expect(parseBody('<html>')).toBe('unreadable')
})
