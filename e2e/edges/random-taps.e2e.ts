import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import type { Fault } from '../../src/sandbox/faults.ts'
import { pick, randomFrom } from '../../src/sandbox/db/random.ts'
import { memberIdOf } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import {
  act,
  goTo,
  hurryTimers,
  shortened,
  watchUnanswered,
  type Action,
  type Word,
} from '../support/redeeming-member.ts'
import { balanceOf, issuedTo, redeemButton, useNowButton } from '../support/redeeming.ts'
import { say } from '../support/words.ts'

/** `TAPS=1000 npm run test:e2e -- random-taps` runs a thousand. */
const SEQUENCES = Number(process.env.TAPS ?? 12)
const FIRST = Number(process.env.FIRST_SEED ?? 1)
/** As many of it as members want. */
const ITEM = 'DSP901'
const DETAIL = `/privilege/detail?privilegeId=${ITEM}`
const COST = 10
const MOST_STEPS = 6
const MOST_MS_BETWEEN = shortened(12_000)

type Trouble = Omit<Fault, 'operation' | 'times'>

const issueTroubles: Trouble[] = [
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
  { kind: 'delay', delayMs: shortened(3000) },
  { kind: 'delay', delayMs: shortened(12_000) },
  { kind: 'delay', delayMs: shortened(60_000) },
  { kind: 'delay', delayMs: shortened(5000), after: true },
]
const historyTroubles: Trouble[] = [
  { kind: 'offline' },
  { kind: 500 },
  { kind: 'truncated' },
  { kind: 'delay', delayMs: shortened(4000) },
]
const ACTIONS: Action[] = [
  'tap',
  'tap',
  'tap',
  'tap twice',
  'tap twice',
  'wait',
  'Esc',
  'reload',
  'leave and return',
]

const isRight = (word: Word, count: number) =>
  count === 0 ? ['idle', 'asked', 'refused', 'notRedeemed'].includes(word) : count === 1 && word === 'done'

/** What the page says; a page that is being left says nothing yet. */
const wordOf = (page: Page): Promise<Word | undefined> => act(page, 'wait').catch(() => undefined)

/** Opens the privilege as one visits it again: what was issued meanwhile, and is told there, has been seen then. */
async function openAnew(page: Page): Promise<void> {
  const opener = page.getByRole('link', { name: say('privileges.redeem.open'), exact: true })
  const again = page.getByRole('button', { name: say('redemption.again'), exact: true })
  await expect(async () => {
    await goTo(page, '/sample')
    await goTo(page, DETAIL)
    await expect(opener.or(again).or(redeemButton(page)).first()).toBeVisible()
    if (!(await opener.isVisible())) return
    await opener.click()
    await expect(useNowButton(page)).toBeVisible()
    throw new Error('It may not have been on screen long enough to have been seen')
  }).toPass({ intervals: [50] })
}

test(`${SEQUENCES} random sequences of taps over a server that delays, loses and refuses end in what its ledger says`, async ({
  page,
  app,
  open,
  memberIs,
}) => {
  test.setTimeout(60_000 + SEQUENCES * 5000)
  const { faults } = app.sandbox
  const unanswered = watchUnanswered(app)
  await hurryTimers(page)
  await memberIs('gold')
  const member = app.sandbox.context.state.members[memberIdOf('gold', 'doisai')]
  member?.points.push({
    id: 'plenty',
    titleTh: th.points,
    titleEn: 'Points',
    points: SEQUENCES * COST,
    status: 'received',
    at: '2026-01-05T10:00:00+07:00',
    expireDate: '2099-12-31',
  })
  await open('/sample')
  await expect(page.getByRole('main')).toBeVisible()
  const began = await balanceOf(app)
  const wrong: string[] = []
  const ends: Record<string, number> = {}
  let taps = 0

  for (let seed = FIRST; seed < FIRST + SEQUENCES; seed += 1) {
    const random = randomFrom(seed)
    await openAnew(page)
    const before = issuedTo(app, ITEM).length
    const steps: string[] = []
    const trouble = (operation: string, from: Trouble[], most: number) => {
      for (let count = Math.floor(random() * (most + 1)); count > 0; count -= 1) {
        const fault = pick(from, random)
        steps.push(`${operation} ${JSON.stringify(fault)}`)
        faults.add({ operation, times: 1, ...fault })
      }
    }
    trouble('issuePrivilege', issueTroubles, 3)
    trouble('listPrivilegeHistory', historyTroubles, 4)

    for (let step = 0; step < MOST_STEPS; step += 1) {
      // The first two open the question and confirm it: else most sequences would issue nothing.
      const action = step < 2 ? 'tap' : pick(ACTIONS, random)
      const word = await act(page, action).catch(() => undefined)
      steps.push(`${action} at ${word}`)
      if (action.startsWith('tap')) taps += 1
      if (word === 'done') break
      await page.waitForTimeout(random() * MOST_MS_BETWEEN)
    }
    faults.clear()

    const issued = () => issuedTo(app, ITEM).length - before
    let word: Word | undefined
    const settle = async () => {
      // A reload may have come between leaving and returning.
      if (new URL(page.url()).pathname === '/sample') await goTo(page, DETAIL).catch(() => undefined)
      const isQuiet = unanswered() === 0
      word = await wordOf(page)
      return isQuiet && unanswered() === 0 && word !== undefined && isRight(word, issued())
    }
    await expect
      .poll(settle, { intervals: [20, 40], timeout: 15_000 })
      .toBe(true)
      .catch(() => undefined)
    const end = `${issued()} issued, ${word}`
    ends[end] = (ends[end] ?? 0) + 1
    if (word === undefined || !isRight(word, issued())) {
      wrong.push(`seed ${seed}: ${end}: ${steps.join(', ')}`)
      console.log(wrong.at(-1))
    }
    // A long run says how far it is.
    if ((seed + 1 - FIRST) % 100 === 0) console.log(`${seed + 1 - FIRST}: ${JSON.stringify(ends)}`)
  }

  const issued = issuedTo(app, ITEM).length
  const paid = began - (await balanceOf(app))
  console.log(
    `${SEQUENCES} sequences, ${taps} taps, ${issued} issued, ${paid} points paid: ${JSON.stringify(ends)}`,
  )
  expect(wrong).toEqual([])
  expect(paid).toBe(issued * COST)
})
