import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { memberIdOf, type MemberPersona } from '@/sandbox/personas'
import type { LedgerRow } from '@/sandbox/rules/ledger'
import { toThaiDateTime } from '@/sandbox/rules/thai-time'
import { readStored, writeJson } from '@/storage/storage'
import { VERSION } from '@/api/home-cache'
import { calls, callsTo, openApp, waitForQuiet, sandbox } from './open-app'

/** The calls of the test so far by their paths, in alphabetical order. */
export const paths = () => calls.map(({ path }) => path.replace('/api/v1.0/', '')).toSorted()

/** What home reads again of the member, in that order. */
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

/** The phone shows another app, or this one again. */
export function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** The phone shows another app for a while. */
export function stayAway(milliseconds: number): void {
  setVisibility('hidden')
  vi.setSystemTime(Date.now() + milliseconds)
  setVisibility('visible')
}

/** Closes home, which the phone stores as it goes out of sight, and not a second later. */
export async function closeHome(): Promise<void> {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(readStored('homeSnapshot')).toContain('listForYouPrivileges')
  })
  cleanup()
  visibility.mockRestore()
  calls.length = 0
}

/** A visit to home, which the phone keeps for the next one. */
export async function visitHome(): Promise<void> {
  await openApp('/home', { persona: 'gold' })
  await screen.findByText('สวัสดี คุณกัญญารัตน์')
  await waitForQuiet()
  await closeHome()
}

/** Opens a page of a member, all its parts and the late part of the shell, and forgets what it has requested. */
export async function opened(address: string) {
  delete document.documentElement.dataset.text
  await openApp(address, { persona: 'gold' })
  // The last that home asks for.
  if (address === '/home') await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  // The late part of the shell applies the text size.
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
  // And loads what every start does, on whatever page.
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
/** Whose something is that this phone has stored. */
export const keyOf = (persona?: MemberPersona) => `doisai:${memberOf(persona).memberNo}`
/** What the member has redeemed and not used yet. */
export const availableOf = (persona?: MemberPersona) =>
  memberOf(persona).privileges.filter(({ status }) => status === 'available')

/** Has something happen to the member's points, elsewhere. */
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

/** What the phone keeps of home from the last visit. */
export function storeHome(entries: KeptEntry[], brandRef = 'doisai'): void {
  const kept = entries.map(({ endpointName, arg, value, answeredAt = Date.now() - 1 }) => [
    `${endpointName}(${JSON.stringify(arg)})`,
    { endpointName, originalArgs: arg, status: 'fulfilled', data: value, fulfilledTimeStamp: answeredAt },
  ])
  writeJson('homeSnapshot', { version: VERSION, brandRef, entries: Object.fromEntries(kept) })
}

interface KeptEntry {
  endpointName: string
  arg?: unknown
  value: unknown
  answeredAt?: number
}
