import { expect, it } from 'vitest'
import { findLineProvider } from './line-provider'

const provider = (oauth_method: number) => ({ provider_ref: `p-${oauth_method}`, oauth_method })

it('the provider with the method 21 is LINE, at any place of the list', () => {
  const providers = [1, 2, 12, 20, 22, 210, 21].map(provider)
  expect(findLineProvider(providers)).toEqual({ provider_ref: 'p-21', oauth_method: 21 })
})

it('no other method is LINE', () => {
  expect(findLineProvider([1, 2, 12, 20, 22, 210].map(provider))).toBeUndefined()
})
