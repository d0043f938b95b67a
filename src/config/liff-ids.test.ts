import { expect, it } from 'vitest'
import { liffIdsAt } from './liff-ids'

const at = (host: string, ids: unknown) =>
  liffIdsAt({ host, hostname: host.split(':')[0] ?? '' }, { doisai: ids }).doisai

const CHANNELS = { 'member.example': '2000-abc', 'review.example': '2001-def', '*': '2002-dev' }

it.each([
  ['member.example', '2000-abc'],
  ['member.example:8443', '2000-abc'],
  ['localhost:5173', '2002-dev'],
])('at %s a brand with an ID for each channel has %s', (host, id) => {
  expect(at(host, CHANNELS)).toBe(id)
})

it('a host with its port comes before the host alone', () => {
  expect(at('localhost:5173', { localhost: '2000-abc', 'localhost:5173': '2001-def' })).toBe('2001-def')
})

it('one ID serves every host', () => {
  expect(at('anything.example', '2000-abc')).toBe('2000-abc')
})

it.each([[{ 'member.example': '2000-abc' }], [{ '*': 5 }], [''], [null], [7], [['2000-abc']], [{}]])(
  'a brand with %j has no LIFF at another host',
  (ids) => {
    expect(at('localhost', ids)).toBeUndefined()
  },
)
