import { th } from '#tests/names.ts'
import { otherTab } from '#tests/support/other-tab.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectAtCounter, FIGURES_OF_HOME, keptHome, openAndSettle, paths } from './visits'
import { calls, callsTo, openApp, waitForQuiet } from './open-app'

// The app decides by the time between reads which of them belong together.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const later = () => vi.setSystemTime(Date.now() + 5000)

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const openCode = async () => {
  await userEvent.click(screen.getAllByRole('button', { name: th.collect })[0] as HTMLElement) // one of two on home
  return within(await screen.findByRole('dialog', { name: th.collect }))
}

it('Points that the member’s code has found on home, more or fewer, change the tier and the privileges there, each read once', async () => {
  await openAndSettle('/home')
  later()
  collectAtCounter(70)
  const code = await openCode()
  expect(await code.findByText('2,550')).toBeVisible()
  await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  await waitForQuiet()
  expect(paths()).toEqual(FIGURES_OF_HOME)

  // So do points that are gone.
  await userEvent.click(screen.getByRole('button', { name: th.close }))
  await waitForQuiet()
  later()
  calls.length = 0
  collectAtCounter(-100)
  expect(await (await openCode()).findByText('2,450')).toBeVisible()
  await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  await waitForQuiet()
  expect(paths()).toEqual(FIGURES_OF_HOME)
})

it('Points that the member’s code has found are in the history that was open before', async () => {
  // A list renders the rows that fit the screen, by their heights.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
  await openAndSettle('/profile/points-history')
  expect(screen.queryByText('ซื้อที่ร้าน')).toBeNull()
  // Opened first with the old balance.
  await (await openCode()).findByText('2,480')
  await userEvent.click(screen.getByRole('button', { name: th.close }))
  await waitForQuiet()
  later()
  collectAtCounter(70)
  await (await openCode()).findByText('2,550')
  expect(await screen.findByText('ซื้อที่ร้าน')).toBeVisible()
})

it('Points that are found within a second of the next page of the history are on its first', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
  await openAndSettle('/profile/points-history')
  later()
  await tap(th.loadMore)
  await waitForQuiet()
  collectAtCounter(70)
  await (await openCode()).findByText('2,550')
  expect(await screen.findByText('ซื้อที่ร้าน')).toBeVisible()
})

it('A balance that has not changed leaves everything else unread', async () => {
  await openAndSettle('/home')
  later()
  await openCode()
  await waitForQuiet()
  expect(paths()).toEqual(['Customer/Profile'])
})

it('A balance that another tab has read leaves everything unread as long as it is the same', async () => {
  await openAndSettle('/home')
  const readElsewhere = (point: number) => {
    later()
    otherTab.stores(
      { home: keptHome([{ endpointName: 'getProfile', value: { point } }]) },
      { persona: 'gold' },
    )
    return waitForQuiet()
  }
  await readElsewhere(2480)
  expect(paths()).toEqual([])
  await readElsewhere(2550)
  expect(paths()).toEqual(['Customer/Profile'])
})

it('A first visit reads everything once', async () => {
  await openApp('/home', { persona: 'gold' })
  await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  await waitForQuiet()
  expect(paths()).toEqual([...new Set(paths())])
})

it('A redemption has its figures read once, not once more for the balance that it has changed', async () => {
  await openAndSettle('/privilege/detail?privilegeId=DSP001')
  later()
  await tap(th.redeem)
  await tap(th.confirm)
  expect(await screen.findByRole('heading', { name: th.redeemed })).toBeVisible()
  await waitForQuiet()
  const reads = calls.filter(({ path }) => !path.endsWith('Issue')).map(({ path }) => path)
  expect(reads.toSorted()).toEqual([...new Set(reads)].toSorted())
})
