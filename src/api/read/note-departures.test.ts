import { expect, it, vi } from 'vitest'
import { noteDepartures } from './note-departures'

it('logs each departure from the contract once, however many rows and answers have it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const what = 'text for a number'
  noteDepartures('listPrivileges', [
    { path: 'payload[1].point_ref', what },
    { path: 'payload[2].point_ref', what },
  ])
  noteDepartures('listPrivileges', [{ path: 'payload[0].point_ref', what }])
  noteDepartures('listForYouPrivileges', [
    { path: 'payload[0].point_ref', what },
    { path: '', what: 'no JSON' },
  ])
  expect(warn.mock.calls.flat()).toEqual([
    'listPrivileges: payload[1].point_ref: text for a number',
    'listForYouPrivileges: payload[0].point_ref: text for a number',
    'listForYouPrivileges: body: no JSON',
  ])
})
