import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyOf, setVisibility } from '../visits'
import { answers, callsTo, hold, openApp, waitForQuiet } from '../open-app'

const LATTE = '/privilege/detail?privilegeId=DSP001'
const NOW = Date.parse('2026-11-28T10:00:00+07:00')
const HOUR_MS = 3_600_000

const offer = (points: number) =>
  answers.set('privilege/List', {
    payload: [
      { privilege_id: 'DSP001', name_th: 'ลาเต้ร้อน', point_ref: points, point_need: 0, is_issuable: true },
    ],
    total: 1,
  })
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const question = () => screen.findByRole('alertdialog')
const confirm = async () =>
  userEvent.click(within(await question()).getByRole('button', { name: th.confirm }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('Nobody is charged another price than the one they agreed to', () => {
  it('where the phone has slept, and the price is still on its way at the answer', async () => {
    offer(80)
    await openApp(LATTE, { persona: 'gold' })
    await waitForQuiet()
    await tap(th.redeem)
    await question()
    await waitForQuiet()
    const reads = callsTo('privilege/List').length
    const release = hold('privilege/List')
    offer(800)
    setVisibility('hidden')
    vi.setSystemTime(NOW + 11 * HOUR_MS)
    setVisibility('visible')
    await waitFor(() => expect(callsTo('privilege/List').length).toBeGreaterThan(reads))
    await confirm()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    release()
    expect(await question()).toHaveTextContent('800')
    expect(callsTo('privilege/Issue')).toEqual([])
  })

  it('where the clock was set back since the price was read', async () => {
    offer(80)
    await openApp(LATTE, { persona: 'gold' })
    await waitForQuiet()
    await tap(th.redeem)
    await question()
    offer(800)
    vi.setSystemTime(NOW - HOUR_MS)
    await confirm()
    await waitForQuiet()
    expect(await question()).toHaveTextContent('800')
    expect(callsTo('privilege/Issue')).toEqual([])
  })

  it('by another try of a redemption that was not done, which is sent under its own id', async () => {
    vi.useRealTimers()
    offer(800)
    const begunAt = Date.now() - HOUR_MS
    const attempt = {
      memberKey: keyOf(),
      kind: 'privilege',
      itemId: 'DSP001',
      requestId: 'R1',
      status: 'notRedeemed',
    }
    given({ attempts: [{ ...attempt, begunAt, begunHereAt: begunAt, points: 80 }] })
    await openApp(LATTE, { persona: 'gold' })
    await waitForQuiet()
    await tap(th.tryAgain)
    expect(await question()).toHaveTextContent('800')
    expect(callsTo('privilege/Issue')).toEqual([])
    await confirm()
    await waitFor(() => expect(callsTo('privilege/Issue')).toHaveLength(1))
    expect(callsTo('privilege/Issue')[0]?.request.headers.get('X-Request-Id')).toBe('R1')
  })
})
