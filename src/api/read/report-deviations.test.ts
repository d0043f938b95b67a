import { expect, it, vi } from 'vitest'
import { reportDeviations } from './report-deviations'

it('logs each departure from the contract once, however many rows and answers have it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const what = 'text for a number'
  reportDeviations('listPrivileges', [
    { path: 'payload[1].point_ref', what },
    { path: 'payload[2].point_ref', what },
  ])
  reportDeviations('listPrivileges', [{ path: 'payload[0].point_ref', what }])
  reportDeviations('listForYouPrivileges', [
    { path: 'payload[0].point_ref', what },
    { path: '', what: 'no JSON' },
  ])
  expect(warn.mock.calls.flat()).toEqual([
    'listPrivileges: payload[1].point_ref: text for a number',
    'listForYouPrivileges: payload[0].point_ref: text for a number',
    'listForYouPrivileges: body: no JSON',
  ])
})
