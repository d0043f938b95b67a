import { expect, it, vi } from 'vitest'
import { permanentLink } from './share-sheet'

const brand = { brandRef: 'doisai' }
const PATH = '/privilege/detail?privilegeId=1&token=secret'
const ADDRESS = `${location.origin}/privilege/detail?privilegeId=1&brandRef=doisai`

it('LINE’s SDK makes the link, from an address with nothing of the member’s', async () => {
  const make = vi.fn(() => Promise.resolve('https://miniapp.line.me/1-a/privilege/detail'))
  expect(await permanentLink(PATH, brand, { permanentLink: make })).toBe(
    'https://miniapp.line.me/1-a/privilege/detail',
  )
  expect(make.mock.calls).toEqual([[ADDRESS]])
})

it.each([
  ['without LIFF', undefined],
  ['outside the Endpoint URL', { permanentLink: () => Promise.reject(new Error('invalid URL.')) }],
])('%s the page’s own address serves', async (_where, extras) => {
  expect(await permanentLink(PATH, brand, extras)).toBe(ADDRESS)
})
