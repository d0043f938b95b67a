import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useIdempotencyKey } from './use-idempotency-key'

const { keyOf, done } = renderHook(() => useIdempotencyKey()).result.current

it('gives every try to send the same content one id', () => {
  expect(keyOf({ pin: '1' })).toBe(keyOf({ pin: '1' }))
})

it('gives other content another id, also a different picture of the same size', () => {
  expect(keyOf({ pin: '1' })).not.toBe(keyOf({ pin: '2' }))
  const [first, second] = [new Blob(['a']), new Blob(['b'])]
  const id = keyOf({ image: first })
  expect(keyOf({ image: first })).toBe(id)
  expect(keyOf({ image: second })).not.toBe(id)
})

it('gives the same content another id once a request has succeeded', () => {
  const first = keyOf({ pin: '1' })
  done()
  expect(keyOf({ pin: '1' })).not.toBe(first)
})
