import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useIntent } from './use-intent'

const { requestIdOf, done } = renderHook(() => useIntent()).result.current

it('gives every try to send the same content one id', () => {
  expect(requestIdOf({ pin: '1' })).toBe(requestIdOf({ pin: '1' }))
})

it('gives other content another id, also a different picture of the same size', () => {
  expect(requestIdOf({ pin: '1' })).not.toBe(requestIdOf({ pin: '2' }))
  const [first, second] = [new Blob(['a']), new Blob(['b'])]
  const id = requestIdOf({ image: first })
  expect(requestIdOf({ image: first })).toBe(id)
  expect(requestIdOf({ image: second })).not.toBe(id)
})

it('gives the same content another id once a request has succeeded', () => {
  const first = requestIdOf({ pin: '1' })
  done()
  expect(requestIdOf({ pin: '1' })).not.toBe(first)
})
