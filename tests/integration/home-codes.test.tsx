import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { readText } from '@/config/storage'
import { calls, callsTo, openApp, quiet } from './open-app'

const counts = () => [callsTo('VerifyCustomer').length, callsTo('RedeemQrCode').length]

it.each([
  ['USED', 'คิวอาร์โค้ดนี้ถูกใช้ไปแล้ว'],
  ['EXPIRED', 'คิวอาร์โค้ดนี้หมดอายุแล้ว'],
  ['INVALID', 'คิวอาร์โค้ดนี้ไม่ถูกต้อง'],
  ['POINTSEXPIRED', 'แต้มจากรายการนี้หมดอายุแล้ว'],
])('the code %s is refused with a message, and not sent again', async (code, words) => {
  await openApp(`/home?qrCode=${code}`, { persona: 'gold' })
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(words)
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(readText('qrCode')).toBeUndefined()
  cleanup()
  await openApp('/home', { persona: 'gold' })
  expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
  await quiet()
  expect(counts()).toEqual([1, 1])
})

it.each([
  ['CAMPAIGN', 'แคมเปญสะสมแต้มนี้สิ้นสุดแล้ว', 1],
  ['NONMEMBER', 'ไม่พบเบอร์โทรศัพท์นี้ในระบบ', 0],
])('the code %s leads to the page that says why', async (code, words, redemptions) => {
  await openApp(`/home?qrCode=${code}`, { persona: 'gold' })
  expect(await screen.findByRole('heading', { name: words })).toBeVisible()
  expect(location.pathname).toBe('/authentication/error-point-member')
  expect(readText('qrCode')).toBeUndefined()
  expect(counts(), calls.map(({ path }) => path).join()).toEqual([1, redemptions])
})
