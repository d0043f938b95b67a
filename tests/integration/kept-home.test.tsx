import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { memberOf, storeHome } from './visits'
import { callsTo, goTo, openApp, waitForQuiet, sandbox } from './open-app'

const profile = {
  point: 10,
  first_name: 'กัญญารัตน์',
  last_name: 'ตั้งจิตเจริญ',
  mobile_no: '',
  is_consent_pdpa: false,
  is_connect_line: false,
  customer_info: 'M1',
}

beforeEach(() => {
  for (const persona of ['gold', 'not-consented'] as const)
    storeHome([{ endpointName: 'getProfile', value: profile }], persona)
})

it('asks a member nothing by the stored profile of the last visit, which may have changed since', async () => {
  sandbox.faults.add({ operation: 'getProfile', kind: 'hang' })
  await openApp('/home', { persona: 'gold' })
  expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
  await waitFor(() => expect(callsTo('dynamicdisplay/LayoutDisplay')).toHaveLength(1))
  await import('@/app/home/prompts/home-prompts')
  await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  expect(callsTo('pdpa/info')).toHaveLength(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks for consent when a member comes back who left home before the profile had arrived', async () => {
  sandbox.faults.add({ operation: 'getProfile', kind: 'delay' })
  await openApp('/home', { persona: 'not-consented' })
  expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
  goTo('/sample')
  await waitFor(() => expect(callsTo('Customer/Profile')).toHaveLength(1))
  sandbox.faults.clear()
  goTo('/home')
  expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
  expect(await screen.findByRole('dialog', { name: th.privacyPolicy })).toBeVisible()
  expect(callsTo('Customer/Profile')).toHaveLength(1)
})

it('tells no change of tier by the stored tier of the last visit, which is older than the one seen last', async () => {
  given({ seenTier: { tierId: 'platinum', nameTh: 'แพลทินัม' } }, { persona: 'gold' })
  const stored = { ...profile, is_consent_pdpa: true, customer_info: memberOf().memberNo }
  storeHome([
    { endpointName: 'getProfile', value: stored },
    { endpointName: 'getMembershipSystem', value: { is_opensystem: true } },
    { endpointName: 'getTier', value: { tier_info: { tier_id: 'gold', tier_name_th: 'โกลด์' } } },
    { endpointName: 'getTierCriteria', value: { payload: [] } },
    { endpointName: 'getCriteriaMappings', value: { criteria_group_mapping_infos: [] } },
  ])
  sandbox.faults.add({ operation: 'getTier', kind: 'hang' })
  await openApp('/home', { persona: 'gold' })
  expect(await screen.findByRole('region', { name: 'โกลด์' })).toBeVisible()
  await waitFor(() => expect(callsTo('membership-tier/info').length).toBeGreaterThan(0))
  await import('@/app/home/home-news')
  await waitForQuiet()
  expect(within(document.body).queryByRole('link', { name: /ตอนนี้คุณอยู่ระดับ/ })).toBeNull()
  expect(storedOf().seenTier).toMatchObject({ nameTh: 'แพลทินัม' })
})
