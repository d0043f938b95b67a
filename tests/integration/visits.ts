import { given, storedOf } from '#tests/support/stored.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { memberIdOf, type MemberPersona } from '@/sandbox/personas'
import type { LedgerRow } from '@/sandbox/rules/ledger'
import { toThaiDateTime } from '@/sandbox/rules/thai-time'
import { VERSION, type Entries } from '@/api/home-cache'
import { calls, callsTo, openApp, waitForQuiet, sandbox } from './open-app'

/** The calls of the test so far by their paths, in alphabetical order. */
export const paths = () => calls.map(({ path }) => path.replace('/api/v1.0/', '')).toSorted()

/** The member's figures that home reads again, in the order of `paths`. */
export const FIGURES_OF_HOME = [
  'Customer/History/Point',
  'Customer/History/Privilege',
  'Customer/Profile',
  'Privilege/ForYou/List',
  'customer/membership-tier/criteria',
  'customer/membership-tier/criteria-item',
  'customer/membership-tier/info',
  'privilege/List',
]

/** Hides or shows the app, as the phone does. */
export function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Hides the app for a while. */
export function stayAway(milliseconds: number): void {
  setVisibility('hidden')
  vi.setSystemTime(Date.now() + milliseconds)
  setVisibility('visible')
}

/** Closes home once it is stored: hiding it stores it at once, without the second that it waits otherwise. */
export async function closeHome(): Promise<void> {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(Object.keys(storedOf().home?.entries ?? {}).join()).toContain('listForYouPrivileges')
  })
  cleanup()
  visibility.mockRestore()
  calls.length = 0
}

/** Opens and closes home, so that the next visit finds it stored. */
export async function visitHome(): Promise<void> {
  await openApp('/home', { persona: 'gold' })
  await screen.findByText('สวัสดี คุณกัญญารัตน์')
  await waitForQuiet()
  await closeHome()
}

/** Opens a member's page, waits until it and BackgroundSync are loaded and have read everything, and clears `calls`. */
export async function openAndSettle(address: string) {
  delete document.documentElement.dataset.text
  await openApp(address, { persona: 'gold' })
  // Home's own last request.
  if (address === '/home') await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  // BackgroundSync sets the text size as it starts.
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
  // BackgroundSync also reads the member and tier on every page; this is its last request.
  await waitFor(() => expect(callsTo('criteria-item').length).toBeGreaterThan(0))
  await waitForQuiet()
  calls.length = 0
}

/** The member's record in the sandbox. */
export function memberOf(persona: MemberPersona = 'gold') {
  const member = sandbox.context.state.members[memberIdOf(persona, 'doisai')]
  if (!member) throw new Error('no such member')
  return member
}
/** The member's key in what the phone stores. */
export const keyOf = (persona?: MemberPersona) => `doisai:${memberOf(persona).memberNo}`
/** What the member has redeemed and not used yet. */
export const availableOf = (persona?: MemberPersona) =>
  memberOf(persona).privileges.filter(({ status }) => status === 'available')

/** Adds a row to the member's points at the server. */
export function addPoints(persona: MemberPersona, row: Partial<LedgerRow> & { points: number }): void {
  memberOf(persona).points.unshift({
    id: `PT-${memberOf(persona).points.length}`,
    titleTh: 'ซื้อเครื่องดื่ม',
    titleEn: 'Drinks',
    status: row.points > 0 ? 'received' : 'used',
    at: toThaiDateTime(new Date()),
    ...row,
  })
}

/** Points that the staff give to the member. */
export const collectAtCounter = (points: number) =>
  addPoints('gold', { points, titleTh: 'ซื้อที่ร้าน', titleEn: 'At the counter', id: `PT-COUNTER-${points}` })

interface KeptAnswer {
  endpointName: string
  arg?: unknown
  value: unknown
  answeredAt?: number
}

/** Home's answers as a visit keeps them for the next one. */
export function keptHome(answers: KeptAnswer[], brandRef = 'doisai') {
  const kept = answers.map(({ endpointName, arg, value, answeredAt = Date.now() - 1 }) => [
    `${endpointName}(${JSON.stringify(arg)})`,
    { endpointName, originalArgs: arg, status: 'fulfilled', data: value, fulfilledTimeStamp: answeredAt },
  ])
  return { version: VERSION, brandRef, entries: Object.fromEntries(kept) as Entries }
}

/** Stores these answers as home's from the last visit. */
export const storeHome = (answers: KeptAnswer[], persona: MemberPersona = 'gold') =>
  given({ home: keptHome(answers) }, { persona })
