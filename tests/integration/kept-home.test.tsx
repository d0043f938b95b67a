import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { writeJson } from '@/config/storage'
import { SNAPSHOT_VERSION } from '@/session/home-snapshot'
import { callsTo, openApp } from './open-app'

const profile = {
  point: 10,
  first_name: 'กัญญารัตน์',
  last_name: 'ตั้งจิตเจริญ',
  mobile_no: '',
  is_consent_pdpa: false,
  is_connect_line: false,
  customer_info: 'M1',
}

it('asks nothing of a member by the profile of the last visit, which may have changed since', async () => {
  writeJson('homeSnapshot', {
    version: SNAPSHOT_VERSION,
    brandRef: 'doisai',
    savedAt: Date.now(),
    entries: [{ endpointName: 'getProfile', value: profile }],
  })
  // The page is never idle: nothing is asked for anew.
  vi.stubGlobal('requestIdleCallback', () => 0)
  await openApp('/home', { persona: 'gold' })
  expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
  await waitFor(() => expect(callsTo('dynamicdisplay/LayoutDisplay')).toHaveLength(1))
  expect(callsTo('Customer/Profile')).toHaveLength(0)
  await import('@/app/home/home-prompts')
  await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  expect(callsTo('pdpa/info')).toHaveLength(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})
