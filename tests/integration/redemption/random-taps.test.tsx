import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pick, randomFrom } from '@/sandbox/db/random'
import { addRandomFaults } from './random-faults'
import { issued, openTab, pass, sandbox } from './redeeming-tabs'

/** `TAPS=300` runs the whole of them. */
const SEQUENCES = Number(process.env.TAPS ?? 30)

const ACTIONS = ['tap', 'tap', 'tap twice', 'wait', 'reload', 'another tab']

it(`says after ${SEQUENCES} sequences of taps, faults and reloads what the ledger says, and charges once`, async () => {
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const random = randomFrom(seed)
    const before = issued().map(({ id }) => id)
    localStorage.removeItem('redemptionAttempts')
    const steps = addRandomFaults(sandbox.faults, random)

    const open = [openTab()]
    await pass(0)
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
      if (action.startsWith('tap')) act(() => tab.tap())
      if (action === 'tap twice') act(() => pick(open, random).tap())
      await pass(random() * 15_000)
    }
    // By then nothing is on its way: slices may be long.
    await pass(400_000, 10_000)
    sandbox.faults.clear()
    await pass(60_000, 10_000)

    const mine = issued().filter(({ id }) => !before.includes(id))
    const why = `seed ${seed}: ${steps.join(', ')}`
    const words = open.map((tab) => (tab.told.at(-1)?.status === 'done' ? 'done' : tab.status()))
    expect(mine.length, why).toBeLessThanOrEqual(1)
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
