import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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
])('confirming returns to the order, naming %s', async (_what, named, redirectRoute) => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await openHome(`${ORDER}${named}`, 'https://order.example/order')
  await answer(th.toOrder)
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
  expectNoOrder()
})

/** Nothing of an order is stored: a member who comes back is not asked again. */
function expectNoOrder(): void {
  const { orderStore, orderTable, orderPage } = storedOf()
  expect([orderStore, orderTable, orderPage]).toEqual([undefined, undefined, undefined])
}

it.each(['doisai', 'sabaimart'] as const)(
  'the order goes with nobody else’s session, whom another window has logged in at %s',
  async (brand) => {
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await openHome(ORDER, 'https://order.example/order')
    await screen.findByRole('alertdialog', { name: th.toMobileOrder })
    await waitForQuiet()
    // Of which this page has not heard.
    given({ bearer: sessionFor('platinum', brand), bearerBrand: brand }, {})
    await answer(th.toOrder)
    await waitForQuiet()
    expect(leave).not.toHaveBeenCalled()
  },
)

it('declining forgets the order', async () => {
  await openHome(`${ORDER}&mobileOrderRedirectRoute=/cart`, 'https://order.example/')
  await answer('ไม่กลับ')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expectNoOrder()
  cleanup()
  await openHome('', 'https://order.example/')
  await waitForQuiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('without the store or the code of an order nobody is asked', async () => {
  await openHome('mobileOrderStoreRef=S1', 'https://order.example/')
  await waitForQuiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  given({ orderStore: undefined, orderTable: 'Q1' })
  goTo('/home?again=1')
  await waitForQuiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  given({ orderStore: 'S1' })
  goTo('/home?again=2')
  expect(await screen.findByRole('alertdialog', { name: th.toMobileOrder })).toBeVisible()
})

it('without a mobile-order site nobody is asked', async () => {
  await openHome(ORDER)
  await waitForQuiet()
  expect(screen.getByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
