import { en } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { renderUi, setScreenWidth } from '#tests/support/render-ui.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import { ProfileBar } from './profile-bar'

const profile = {
  first_name: 'Kanya',
  last_name: 'Tangjit',
  mobile_no: '0812345678',
  point: 1240,
  customer_info: 'DS100185',
  is_consent_pdpa: true,
  is_connect_line: true,
  point_exp_date_approaching: '2026-12-31',
  point_exp_approaching: 250,
}
const tier = {
  tier_info: {
    tier: 'Gold',
    tier_id: '1',
    tier_name_th: 'โกลด์',
    tier_name_en: 'Gold',
    tier_icon_url: '/gold.svg',
  },
  progress_info: { progress: 50 },
  is_last_tier: false,
}

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['text', 'figures']) delete document.documentElement.dataset[name]
})

function renderBar(answers: Record<string, object | undefined>, onCollect: () => void = () => {}) {
  vi.stubGlobal('fetch', (url: string) => {
    const body = answers[url.split('/').at(-1) ?? '']
    return Promise.resolve(body ? Response.json(body) : Response.json({}, { status: 500 }))
  })
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  given({ bearer: 'bearer' })
  store.dispatch(resumeSession())
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <ProfileBar foot={null} onCollect={onCollect} />
      </MemoryRouter>
    </Provider>,
  )
}

const hello = () => screen.findByRole('link', { name: 'Hello, Kanya · Profile' })
const expiring = () => screen.queryByRole('link', { name: /expire/ })

it('greets by first name, with the balance, and leads to the profile', async () => {
  renderBar({ Profile: profile, system: { is_opensystem: false } })
  expect(await hello()).toHaveAttribute('href', '/profile')
  expect(screen.getByText('1,240 Points')).toBeInTheDocument()
  expect(screen.queryByText(/to earn points/)).toBeNull()
})

it.each([
  ['2026-11-23T20:00:00+07:00', '250 points expire 31 Dec 2026', '?expires=999'],
  ['2026-12-19T08:00:00+07:00', '250 points expire 31 Dec · in 12 days'],
  ['2026-12-26T23:59:00+07:00', '250 points expire 31 Dec · in 5 days'],
  ['2026-12-30T08:00:00+07:00', '250 points expire 31 Dec · tomorrow'],
  ['2026-12-31T23:00:00+07:00', '250 points expire 31 Dec · today'],
])('says at %s that %s, and leads to a list that holds them', async (now, words, days = '') => {
  vi.setSystemTime(now)
  renderBar({ Profile: profile, system: { is_opensystem: false } })
  await hello()
  expect(expiring()).toHaveTextContent(words)
  expect(expiring()).toHaveAttribute('href', `/profile/points-expire${days}`)
  expect(screen.getByText('250 points')).toHaveAttribute('data-figure')
  vi.useRealTimers()
})

it('says how points are earned as long as there are none', async () => {
  renderBar({ Profile: { ...profile, point: 0 }, system: { is_opensystem: false } })
  await hello()
  expect(screen.getByText('Show your code to earn points')).toBeVisible()
})

it('says nothing of expiry when no points are about to expire', async () => {
  renderBar({ Profile: { ...profile, point_exp_date_approaching: null }, system: { is_opensystem: false } })
  await hello()
  expect(expiring()).toBeNull()
})

it('shows the tier icon only with the membership system open', async () => {
  renderBar({ Profile: profile, system: { is_opensystem: true }, info: tier })
  expect(await screen.findByRole('img', { name: 'Gold' })).toBeVisible()
})

it.each([
  ['a phone', 767, '63.83px'],
  ['a tablet', 768, '79.24px'],
  ['a small desktop', 1200, '80.24px'],
  ['a big desktop', 1920, '100.74px'],
])('shows on %s of %s px a picture of the member that is %s across', async (_screen, width, across) => {
  setScreenWidth(width)
  const image_url = 'https://example.com/kanya.jpg'
  renderBar({ Profile: { ...profile, image_url }, system: { is_opensystem: false } })
  const picture = await screen.findByRole('presentation')
  expect(picture).toHaveAttribute('src', image_url)
  const frame = picture.closest('[data-size]') ?? picture
  expect([getComputedStyle(frame).width, getComputedStyle(frame).height]).toEqual([across, across])
})

const qr = () => screen.getByRole('button', { name: en.collect }).querySelector('svg[viewBox="0 0 29 29"]')

it('is the member’s own code, which opens the points modal when it is tapped', async () => {
  setScreenWidth(390)
  const onCollect = vi.fn()
  renderBar({ Profile: profile, system: { is_opensystem: false } }, onCollect)
  await vi.waitFor(() => expect(qr()).toHaveAttribute('width', '116'))
  await userEvent.click(screen.getByRole('button', { name: en.collect }))
  expect(onCollect).toHaveBeenCalledOnce()
})

it.each([
  ['on the narrowest screens', {}, 339],
  ['beside six digits', { point: 100_000 }, 390],
  ['of more than 25 modules', { customer_info: 'a'.repeat(27) }, 390],
])('is a button in words in place of a code %s', async (_where, differs, width) => {
  setScreenWidth(width)
  renderBar({ Profile: { ...profile, ...differs }, system: { is_opensystem: false } })
  await hello()
  expect(screen.getByRole('button', { name: en.collect })).toHaveAttribute('data-variant', 'primary')
})

it('is a button in words in larger letters', async () => {
  setScreenWidth(390)
  document.documentElement.dataset.text = 'large'
  renderBar({ Profile: profile, system: { is_opensystem: false } })
  await hello()
  expect(screen.getByRole('button', { name: en.collect })).toHaveAttribute('data-variant', 'primary')
})

it('shows the code where the balance is covered', async () => {
  setScreenWidth(390)
  document.documentElement.dataset.figures = 'hidden'
  renderBar({ Profile: profile, system: { is_opensystem: false } })
  await vi.waitFor(() => expect(qr()).not.toBeNull())
})
