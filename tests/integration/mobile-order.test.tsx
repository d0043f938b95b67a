import { th } from '#tests/names.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { readStored, writeText } from '@/storage/storage'
import { sessionFor } from '@/sandbox/personas'
import { goTo, openApp, waitForQuiet } from './open-app'

const ORDER = 'mobileOrderStoreRef=S1&mobileOrderQrRef=Q1'

const openHome = (query: string, mobileOrderUrl?: string) =>
  openApp(`/home?${query}`, { persona: 'gold', config: { mobileOrderUrl } })

async function answer(button: string) {
  const modal = within(await screen.findByRole('alertdialog', { name: th.toMobileOrder }))
  await userEvent.click(modal.getByRole('button', { name: button }))
}

it.each([
  ['its own page', `&mobileOrderRedirectRoute=${encodeURIComponent('/cart?step=2')}`, '/cart?step=2'],
  ['no page', '', undefined],
  ['another site', '&mobileOrderRedirectRoute=//evil.example', undefined],
])('confirming returns to the order, naming %s', async (_what, given, redirectRoute) => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await openHome(`${ORDER}${given}`, 'https://order.example/order')
  await answer(th.confirm)
  const url = new URL(String(leave.mock.calls[0]?.[0]))
  expect(url.origin + url.pathname).toBe('https://order.example/order')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    brandRef: 'doisai',
    storeRef: 'S1',
    qrRef: 'Q1',
    callbackToken: sessionFor('gold', 'doisai'),
    ...(redirectRoute && { redirectRoute }),
  })
  expect(location.search).not.toContain('mobileOrder')
  // A member who comes back from there is not asked again.
  expect(readStored('mobileOrderStoreRef')).toBeUndefined()
  expect(readStored('mobileOrderQrRef')).toBeUndefined()
  expect(readStored('mobileOrderRedirectRoute')).toBeUndefined()
})

it('declining forgets the order', async () => {
  await openHome(`${ORDER}&mobileOrderRedirectRoute=/cart`, 'https://order.example/')
  await answer(th.back)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  for (const key of ['mobileOrderStoreRef', 'mobileOrderQrRef', 'mobileOrderRedirectRoute'] as const)
    expect(readStored(key)).toBeUndefined()
  cleanup()
  await openHome('', 'https://order.example/')
  await waitForQuiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('without the store or the code of an order nobody is asked', async () => {
  await openHome('mobileOrderStoreRef=S1', 'https://order.example/')
  await waitForQuiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  writeText('mobileOrderStoreRef', undefined)
  writeText('mobileOrderQrRef', 'Q1')
  goTo('/home?again=1')
  await waitForQuiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  writeText('mobileOrderStoreRef', 'S1')
  goTo('/home?again=2')
  expect(await screen.findByRole('alertdialog', { name: th.toMobileOrder })).toBeVisible()
})

it('without a mobile-order site nobody is asked', async () => {
  await openHome(ORDER)
  await waitForQuiet()
  expect(screen.getByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
