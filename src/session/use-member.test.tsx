import { given } from '#tests/support/stored.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import { useMember } from './use-member'

const profile = {
  image_url: 'https://cdn.example.com/kanya.jpg',
  first_name: 'กัญญารัตน์',
  last_name: 'ตั้งจิตเจริญ',
  gender: 'female',
  birthdate: '1992-04-09',
  email: 'kanya@example.com',
  mobile_no: '0810000005',
  point: 2480,
  is_consent_pdpa: 'true',
  is_connect_line: 'false',
  customer_info: 'DS100185',
  point_exp_date_approaching: '2026-12-31',
}
const tier = {
  tier_info: {
    tier: 'Gold',
    tier_id: '103',
    tier_name_th: 'โกลด์',
    tier_name_en: 'Gold',
    tier_image_url: 'https://cdn.example.com/gold.png',
    tier_icon_url: 'https://cdn.example.com/gold.svg',
    tier_detail_th: 'แต้มเพิ่ม 25%',
    tier_detail_en: '25% more points',
  },
  progress_info: { progress: 62, tier_exp_date: '2026-12-31', tier_exp_mode: 1 },
  is_last_tier: 'false',
}

afterEach(() => vi.unstubAllGlobals())

function visit(isOpen: boolean) {
  const answers: Record<string, object> = {
    Profile: profile,
    system: { is_opensystem: String(isOpen) },
    info: tier,
  }
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url.split('/').at(-1) ?? '']))
  given({ bearer: 'bearer' })
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return { store, ...renderHook(useMember, { wrapper }) }
}

it('has the whole profile and the whole tier once they have loaded, with flags as booleans', async () => {
  const { store, result } = visit(true)
  expect(result.current.profile).toMatchObject({ isUninitialized: true, data: undefined })
  act(() => store.dispatch(resumeSession()))
  expect(result.current.profile).toMatchObject({ isLoading: true, data: undefined })
  await waitFor(() => expect(result.current.tier.data).toEqual({ ...tier, is_last_tier: false }))
  await waitFor(() =>
    expect(result.current.profile.data).toEqual({
      ...profile,
      is_consent_pdpa: true,
      is_connect_line: false,
    }),
  )
})

it('has no tier with the membership system closed', async () => {
  const { store, result } = visit(false)
  act(() => store.dispatch(resumeSession()))
  await waitFor(() => expect(result.current.system.data).toEqual({ is_opensystem: false }))
  expect(result.current).toMatchObject({ isMembershipOpen: false, tier: { isUninitialized: true } })
})
