import { th } from '#tests/names.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answers, openApp } from './open-app'

/* Servers write "no end" as the last moment of .NET and SQL Server, which in Bangkok is in the year 10000. */

const NO_END = '9999-12-31T23:59:59.9999999Z'

const pageOf = (...payload: object[]) => ({ payload, total: payload.length, page: 1, limit: 50 })
const taken = { transaction_id: 'T1', amount: 1, date: '2026-01-05T10:00:00+07:00' }
/** `is_forever` overrides dates that have passed. */
const forever = { is_forever: true, valid_through: '2020-01-01', expiry_date: '2020-01-01' }
const coupons = {
  ...{ package_id: 'K1', name_th: 'กาแฟ 10 แก้ว', coupon_count: 10, remaining_coupons: 4 },
  ...forever,
}
const redeemed = { ...taken, ...forever, privilege_id: 'P1', name_th: 'ลาเต้', status: 'available' }
const received = { ...taken, ...forever, package_id: 'K1', name_th: 'กาแฟ 10 แก้ว', status: 'received' }

/** Details and histories; src/lib/item-validity.test.ts tests which days mean "no end". */
const SCREENS = [
  { at: '/package/detail?packageId=K1', call: 'package/List', body: pageOf(coupons), says: th.noExpiryDate },
  { at: '/profile/package-history', call: 'History/Package', body: pageOf(received), says: th.noExpiry },
  {
    at: '/privilege/history-detail?transactionId=T1',
    call: 'Privileg/Detail',
    body: redeemed,
    says: th.noExpiryDate,
  },
]

it.each(SCREENS)(
  '$at says that there is no end, and never that it is over',
  async ({ at, call, body, says }) => {
    answers.set(call, body)
    await openApp(at, { persona: 'gold' })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText(says)).toBeVisible()
    expect(main.queryByText(/หมดอายุแล้ว|หมดอายุเมื่อ|ใช้ได้ถึง/)).toBeNull()
  },
)

it('Points without an end stand under no day', async () => {
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
  expect(await screen.findByRole('heading', { name: /ไม่มีวันหมดอายุ/ })).toBeVisible()
  expect(screen.getAllByRole('button', { name: th.addToCalendar })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /500/ }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('วันหมดอายุไม่มีวันหมดอายุ')
})

it('A code for staff that never runs out is shown without a countdown', async () => {
  answers.set('Privileg/Detail', redeemed)
  answers.set('GetIssueCode', { issue_code: 'PV-7K3M-29QX', expires_at: NO_END })
  await openApp('/privilege/history-detail?transactionId=T1', { persona: 'gold' })
  await userEvent.click(await screen.findByRole('button', { name: th.useNow }))
  await userEvent.click(await screen.findByRole('button', { name: th.confirm }))
  expect((await screen.findAllByText(/29QX/))[0]).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})
