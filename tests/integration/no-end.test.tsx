import { th } from '#tests/names.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, openApp } from './open-app'

/* "No end" as servers write it: the last moment that .NET and SQL Server know, which is in the year 10000 in Bangkok. */

const NO_END = '9999-12-31T23:59:59.9999999Z'

afterEach(() => vi.restoreAllMocks())

const pageOf = (...payload: object[]) => ({ payload, total: payload.length, page: 1, limit: 50 })
const privilege = { privilege_id: 'P1', name_th: 'ลาเต้', point_ref: 10, is_issuable: true, point_need: 0 }
const coupons = { package_id: 'K1', name_th: 'กาแฟ 10 แก้ว', coupon_count: 10, remaining_coupons: 4 }
const taken = { transaction_id: 'T1', amount: 1, date: '2026-01-05T10:00:00+07:00' }
const redeemed = { ...taken, privilege_id: 'P1', name_th: 'ลาเต้', point_ref: 10, status: 'available' }
const received = { ...taken, package_id: 'K1', name_th: 'กาแฟ 10 แก้ว', status: 'received' }

/** Over for long, but for ever. */
const FOREVER = '2020-01-01'

/** A list, a detail and a history of each kind, and what was redeemed: which days are none is tested beside their reading. */
const SCREENS = [
  {
    at: '/privilege',
    call: 'privilege/List',
    name: 'ลาเต้',
    body: pageOf,
    row: privilege,
    day: 'valid_through',
  },
  {
    at: '/package/detail?packageId=K1',
    call: 'package/List',
    name: 'กาแฟ 10 แก้ว',
    body: pageOf,
    row: coupons,
    day: 'expiry_date',
  },
  {
    at: '/profile/package-history',
    call: 'History/Package',
    name: 'กาแฟ 10 แก้ว',
    body: pageOf,
    row: received,
    day: 'expiry_date',
  },
  {
    at: '/privilege/history-detail?transactionId=T1',
    call: 'Privileg/Detail',
    name: 'ลาเต้',
    body: (row: object) => row,
    row: redeemed,
    day: 'valid_through',
  },
]

it.each(SCREENS)('$at says that there is no end, and never that it is over', async (screenOf) => {
  const { at, call, name, body, row, day } = screenOf
  for (const facts of [{ [day]: NO_END }, { [day]: FOREVER, is_forever: true }]) {
    answers.set(call, body({ ...row, ...facts }))
    await openApp(at, { persona: 'gold' })
    const main = within(await screen.findByRole('main'))
    expect((await main.findAllByText(name))[0]).toBeVisible()
    expect(await main.findByText(th.noExpiry)).toBeVisible()
    expect(main.queryByText(/หมดอายุแล้ว|หมดอายุเมื่อ|ใช้ได้ถึง/)).toBeNull()
    cleanup()
  }
})

it('Points without an end are no part of what will expire, and stand under no day', async () => {
  const points = { status: 'received', title_th: 'ซื้อสินค้า', date: '2026-01-05T10:00:00+07:00' }
  answers.set(
    'History/Point',
    pageOf(
      { ...points, transaction_id: 'PT-1', point: 30, expire_date: '2099-12-31' },
      { ...points, transaction_id: 'PT-2', point: 500, expire_date: NO_END },
      { ...points, transaction_id: 'PT-3', point: 70, expire_date: null },
    ),
  )
  await openApp('/profile/points-expire?expires=999', { persona: 'gold' })
  expect(await screen.findByText('30 แต้มจะหมดอายุ')).toBeVisible()
  expect(screen.getByRole('heading', { name: /ไม่มีวันหมดอายุ/ })).toBeVisible()
  expect(screen.getAllByRole('button', { name: th.addToCalendar })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /500/ }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('วันหมดอายุไม่มีวันหมดอายุ')
})

it('Points without an end are not announced on home', async () => {
  const profile = { customer_info: 'M-1', first_name: 'กัญญารัตน์', point: 500, is_consent_pdpa: true }
  answers.set('Customer/Profile', {
    ...profile,
    point_exp_approaching: 500,
    point_exp_date_approaching: NO_END,
  })
  await openApp('/home', { persona: 'gold' })
  await screen.findByRole('link', { name: /กัญญารัตน์/ })
  expect(screen.getByText('500 แต้ม')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /หมดอายุ/ })).toBeNull()
})

it('A tier without an end has no day', async () => {
  answers.set('membership-tier/info', {
    tier_info: { tier_id: 'T1', tier_name_th: 'โกลด์' },
    progress_info: { progress: 50, tier_exp_date: NO_END, tier_exp_mode: 1 },
  })
  await openApp('/profile/member-info', { persona: 'gold' })
  expect(await screen.findByText('ไม่มีกำหนด')).toBeVisible()
})

it('A code for staff that never runs out is shown without a countdown', async () => {
  answers.set('Privileg/Detail', { ...redeemed, is_forever: true })
  answers.set('GetIssueCode', { issue_code: 'PV-7K3M-29QX', expires_at: NO_END })
  await openApp('/privilege/history-detail?transactionId=T1', { persona: 'gold' })
  await userEvent.click(await screen.findByRole('button', { name: th.useNow }))
  await userEvent.click(await screen.findByRole('button', { name: th.confirm }))
  expect((await screen.findAllByText(/29QX/))[0]).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('A last day in the year 1, which stands for none, is a dash', async () => {
  answers.set('privilege/List', pageOf({ ...privilege, valid_through: '0001-01-01T00:00:00' }))
  await openApp('/privilege', { persona: 'gold' })
  expect(await screen.findByText('ใช้ได้ถึง -')).toBeVisible()
})
