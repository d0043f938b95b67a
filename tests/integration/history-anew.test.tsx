import { th } from '#tests/names.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { availableOf, collectAtCounter, openAndSettle } from './visits'
import { calls, callsTo, waitForQuiet, sandbox } from './open-app'

beforeEach(() => {
  // A list renders the rows that fit the screen, by their heights.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const POINTS = '/profile/points-history'
const PRIVILEGES = '/profile/privilege-history'

/** Opens an entry of the browser's history, as back and forward do. */
function goTo(path: string, key = path): void {
  act(() => {
    history.pushState({ key, idx: 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
}
/** The key of the current entry of the browser's history. */
const entry = () => (history.state as { key: string }).key
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The first rows; how many more are rendered does not matter here. */
const rows = () =>
  screen
    .getAllByRole('listitem')
    .slice(0, 8)
    .map((row) => row.textContent)
describe('A history', () => {
  it('that is opened again is read anew behind the rows that it had', async () => {
    await openAndSettle(POINTS)
    const before = rows()
    goTo('/profile')
    await title(th.profile)
    await waitForQuiet()
    calls.length = 0
    collectAtCounter(70)
    sandbox.faults.add({ operation: 'listPointHistory', kind: 'delay' })
    goTo(POINTS)
    await title(th.pointsHistory)
    await waitFor(() => expect(callsTo('History/Point')).toHaveLength(1))
    await waitFor(() => expect(rows()).toEqual(before))
    sandbox.faults.clear()
    expect(await screen.findByText('ซื้อที่ร้าน')).toBeVisible()
    await waitForQuiet()
    expect(callsTo('History/Point')).toHaveLength(1)
  })

  it('that the member goes back to from a detail is as it was, and is not asked for', async () => {
    await openAndSettle(PRIVILEGES)
    const [before, list] = [rows(), entry()]
    goTo(`/privilege/history-detail?transactionId=${availableOf()[0]?.id}`)
    await screen.findByRole('button', { name: th.useNow })
    await waitForQuiet()
    calls.length = 0
    goTo(`${PRIVILEGES}?brandRef=doisai`, list)
    await title(th.privilegeHistory)
    await waitFor(() => expect(rows()).toEqual(before))
    await waitForQuiet()
    expect(callsTo('History/Privilege')).toEqual([])
    // Another filter is read, and so is the one of before once it is back.
    for (const [index, search] of ['?status=used', ''].entries()) {
      goTo(`${PRIVILEGES}${search}`, `filter ${index}`)
      await waitFor(() => expect(callsTo('History/Privilege')).toHaveLength(index + 1))
      await waitForQuiet()
    }
  })

  it('of which other filters were looked at is read once, by the one it was left with, as its row changes', async () => {
    await openAndSettle(PRIVILEGES)
    for (const [index, search] of ['?status=used', '?status=expired', '?status=available'].entries()) {
      goTo(`${PRIVILEGES}${search}`, `filter ${index}`)
      await waitForQuiet()
    }
    goTo(`/privilege/history-detail?transactionId=${availableOf()[0]?.id}`)
    await userEvent.click(await screen.findByRole('button', { name: th.useNow }))
    calls.length = 0
    await userEvent.click(await screen.findByRole('button', { name: th.confirm }))
    await waitFor(() => expect(callsTo('GetIssueCode')).toHaveLength(1))
    await waitForQuiet()
    expect(callsTo('History/Privilege')).toHaveLength(1)
  })

  it('has at once what has become of a privilege whose code was shown in its detail', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
    await openAndSettle(PRIVILEGES)
    const list = entry()
    const [first] = availableOf()
    const name = screen
      .getAllByRole('link')
      .find((link) => link.getAttribute('href')?.includes(`${first?.id}`))
    expect(name?.closest('li')).toHaveTextContent(th.use)
    await userEvent.click(name as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: th.useNow }))
    await userEvent.click(await screen.findByRole('button', { name: th.confirm }))
    await waitFor(() => expect(callsTo('GetIssueCode')).toHaveLength(1))
    await waitForQuiet()
    if (first) Object.assign(first, { status: 'used' })
    vi.advanceTimersByTime(4000)
    expect(await screen.findByText(th.used)).toBeVisible()
    await waitForQuiet()
    calls.length = 0
    sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 'delay' })
    goTo(`${PRIVILEGES}?brandRef=doisai`, list)
    await title(th.privilegeHistory)
    const row = () =>
      screen.getAllByRole('link').find((link) => link.getAttribute('href')?.includes(`${first?.id}`))
    await waitFor(() => expect(row()?.closest('li')).toHaveTextContent(th.used))
  })
})

it.each([
  ['ten minutes', 600_000, 1],
  ['half a minute', 30_000, 0],
])(
  'Cards that a member comes back to after %s are read again by their age alone',
  async (_name, age, reads) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await openAndSettle('/privilege')
    goTo('/profile')
    await title(th.profile)
    await waitForQuiet()
    calls.length = 0
    vi.setSystemTime(Date.now() + age)
    goTo('/privilege')
    await title(th.privilege)
    await waitForQuiet()
    expect(callsTo('privilege/List')).toHaveLength(reads)
  },
)
