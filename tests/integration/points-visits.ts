import { th } from '#tests/names.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { MemberPersona } from '@/sandbox/personas'
import type { LedgerRow } from '@/sandbox/rules/ledger'
import { happensTo } from './visits'
import { answers, callsTo, openApp, quiet } from './open-app'

export const HISTORY = 'Customer/History/Point'
export const now = new Date('2026-11-25T12:00:00+07:00')
const support = { support: { phone: '02 123 4567', lineOa: '@doisai' } }

/** Has something happen to the member's points, elsewhere. */
export const happens = (row: Partial<LedgerRow> & { points: number }, persona: MemberPersona = 'gold') =>
  happensTo(persona, { at: '2026-11-24T10:00:00+07:00', branch: 'สยาม', ...row })

/** Whatever the balance says. */
export const onNextDay = () => vi.setSystemTime(now.getTime() + 25 * 60 * 60 * 1000)

/**
 * Home once all it reads is there; the page before is closed. What is there to be told is read, unless nothing is. Home is without its
 * sections, whose cards cost more time than all the rest and say nothing of the points.
 */
export async function visitHome({
  isQuiet = false,
  hasSections = false,
  ...options
}: Parameters<typeof openApp>[1] & { isQuiet?: boolean; hasSections?: boolean } = {}): Promise<void> {
  cleanup()
  if (!hasSections) answers.set('LayoutDisplay', { payload: [] })
  vi.setSystemTime(Date.now() + 1000)
  // Of what returns are known by, home reads its layout anew last.
  const last = isQuiet ? 'LayoutDisplay' : HISTORY
  const before = [last, HISTORY].map((path) => callsTo(path).length)
  await openApp('/home', { persona: 'gold', config: { raw: support }, ...options })
  await waitFor(() => expect(callsTo(last).length).toBeGreaterThan(before[0] ?? 0))
  await quiet()
  if (isQuiet) expect(callsTo(HISTORY)).toHaveLength(before[1] ?? 0)
}

export const card = () =>
  screen.queryByRole('heading', { name: th.sinceLastVisit })?.closest<HTMLElement>('[role=status]') ??
  undefined
export const rows = () =>
  within(card() ?? document.body)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
