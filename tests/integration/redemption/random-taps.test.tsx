import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pick, randomFrom } from '@/sandbox/db/random'
import type { Fault } from '@/sandbox/faults'
import { given } from '#tests/support/stored.ts'
import { events, issued, openTab, passTime, sandbox } from './redeeming-tabs'

/** `TAPS=300` runs more sequences. */
const SEQUENCES = Number(process.env.TAPS ?? 30)

const TAP_AND_CLOSE = 'tap in all, and close the first'
const ACTIONS = ['tap', 'tap', 'tap in all', TAP_AND_CLOSE, TAP_AND_CLOSE, 'wait', 'reload', 'another tab']

type RandomFault = Omit<Fault, 'operation' | 'times'>

const ofIssue: RandomFault[] = [
  { kind: 'offline' },
  { kind: 'offline', after: true },
  { kind: 500 },
  { kind: 500, after: true },
  { kind: 'html502', after: true },
  { kind: 'truncated', after: true },
  { kind: 'empty', after: true },
  { kind: 409 },
  { kind: 409, after: true },
  { kind: 422 },
  { kind: 422, after: true },
  { kind: 429 },
  { kind: 'delay', delayMs: 3000 },
  { kind: 'delay', delayMs: 12_000 },
  { kind: 'delay', delayMs: 90_000 },
  { kind: 'delay', delayMs: 5000, after: true },
]
const ofHistory: RandomFault[] = [
  { kind: 'offline' },
  { kind: 500 },
  { kind: 'truncated' },
  { kind: 'delay', delayMs: 4000 },
]

/** Adds faults to up to three redemptions and four reads of the history; returns their descriptions. */
function addRandomFaults(random: () => number): string[] {
  const told: string[] = []
  const add = (operation: string, from: RandomFault[], most: number) => {
    for (let count = Math.floor(random() * (most + 1)); count > 0; count -= 1) {
      const fault = pick(from, random)
      told.push(`${operation} ${JSON.stringify(fault)}`)
      sandbox.faults.add({ operation, times: 1, ...fault })
    }
  }
  add('issuePrivilege', ofIssue, 3)
  add('listPrivilegeHistory', ofHistory, 4)
  return told
}

it(`says after ${SEQUENCES} sequences of taps, faults and reloads what the ledger says, charges once, and sends nothing again unasked`, async () => {
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const random = randomFrom(seed)
    const before = issued().map(({ id }) => id)
    given({ attempts: undefined })
    const steps = addRandomFaults(random)

    const open = [openTab(), openTab()]
    events.length = 0
    await passTime(0)
    const isDone = () =>
      open.some(({ told, status }) => status() === 'done' || told.at(-1)?.status === 'done')
    for (let step = 0; step < 6 && !isDone(); step += 1) {
      const action = pick(ACTIONS, random)
      steps.push(action)
      const tab = pick(open, random)
      if (action === 'another tab' && open.length < 3) open.push(openTab())
      if (action === 'reload') {
        open.splice(open.indexOf(tab), 1, openTab())
        tab.close()
      }
      if (action === 'tap') act(() => tab.tap())
      if (action.startsWith('tap in all')) act(() => open.forEach((one) => one.tap()))
      if (action === TAP_AND_CLOSE && open.length > 1) {
        // It has sent by then, and the others wait for it.
        await passTime(random() * 3000)
        open.shift()?.close()
      }
      await passTime(random() * 15_000)
    }
    // Long enough for every pending answer; no step follows, so the slices may be long.
    await passTime(400_000, 10_000)
    sandbox.faults.clear()
    await passTime(60_000, 10_000)

    const mine = issued().filter(({ id }) => !before.includes(id))
    const why = `seed ${seed}: ${steps.join(', ')}`
    // Where no clock can tell, the member is offered another try.
    const wordOf = (tab: (typeof open)[number]) => (tab.canTryAgain() ? 'notRedeemed' : tab.status())
    const words = open.map((tab) => (tab.told.at(-1)?.status === 'done' ? 'done' : wordOf(tab)))
    expect(mine.length, why).toBeLessThanOrEqual(1)
    // Nothing is sent again before an outcome was told or another try was offered.
    expect(events.join(), why).not.toContain('sent,sent')
    if (mine.length === 1)
      expect(
        words.every((word) => word === 'done'),
        `${why}; ${words.join()}`,
      ).toBe(true)
    else
      expect(
        words.every((word) => word === 'idle' || word === 'notRedeemed'),
        `${why}; ${words.join()}`,
      ).toBe(true)
    for (const tab of open) tab.close()
  }
}, 600_000)
