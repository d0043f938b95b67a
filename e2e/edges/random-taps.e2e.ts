import { addRandomFaults } from '#tests/integration/redemption/random-faults.ts'
import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { pick, randomFrom } from '../../src/sandbox/db/random.ts'
import { memberIdOf } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import type { AppServer } from '../support/app-server.ts'
import { balanceOf, issuedTo, redeemButton, useNowButton } from '../support/redeeming.ts'
import { say } from '../support/words.ts'

/** How much faster the page's timers run: a look into the history 15 s later is one 0.15 s later. */
const TIMES_FASTER = 100
/** As often as this a timer may repeat, whatever it was set to. */
const SHORTEST_INTERVAL_MS = 50
/** After this a document that was to be reloaded, and is still there, goes on. */
const LEAVING_MS = 2000

type Action = 'tap' | 'tap twice' | 'Esc' | 'reload' | 'leave and return' | 'wait'
/** What the page says of the issue. */
type Word = 'done' | 'checking' | 'notRedeemed' | 'sending' | 'asked' | 'refused' | 'idle'

/** A delay of the app's own scale, as it is where timers run faster. */
const shortened = (milliseconds: number): number => milliseconds / TIMES_FASTER

/**
 * Lets timers run faster, but not the clock: what the app says of a moment, and the server's moments, stay what they are. A
 * document that is being reloaded has its timers stand still: it would else seem to be left a hundred times slower.
 */
async function hurryTimers(page: Page): Promise<void> {
  await page.addInitScript(
    ([faster, shortest, leaving]) => {
      const { setTimeout: later, setInterval: repeat } = globalThis
      let stillUntil = 0
      addEventListener('beforeunload', () => {
        stillUntil = Date.now() + leaving
      })
      const unlessLeaving = (task: () => void) => () => {
        const wait = stillUntil - Date.now()
        if (wait > 0) later(task, wait)
        else task()
      }
      Object.assign(globalThis, {
        // With arguments it is the watch over the app's start, for which a busy machine needs its whole time.
        setTimeout: (task: () => void, ms = 0, ...values: unknown[]) =>
          values.length > 0 ? later(task, ms, ...values) : later(unlessLeaving(task), ms / faster),
        setInterval: (task: () => void, ms = 0) =>
          repeat(unlessLeaving(task), Math.max(ms / faster, shortest)),
      })
    },
    [TIMES_FASTER, SHORTEST_INTERVAL_MS, LEAVING_MS] as const,
  )
}

/** Counts the API calls that the sandbox has not answered yet: a call that the page has given up may still act. */
function watchUnanswered(app: AppServer): () => number {
  const { sandbox } = app
  const { handle } = sandbox
  let count = 0
  sandbox.handle = async (request) => {
    count += 1
    try {
      return await handle(request)
    } finally {
      count -= 1
    }
  }
  return () => count
}

/** Opens a page of the app as a link does. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = history.state as { idx?: number }
    history.pushState({ idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)

/** Does what a member may do with what is on screen at this very moment; returns what the page said before, if anything yet. */
const act = (page: Page, action: Action): Promise<Word | undefined> =>
  page.evaluate((wanted) => {
    const modal = () => document.querySelector<HTMLElement>('[role=alertdialog]')
    const main = document.querySelector('main')
    const actionButton = () =>
      [
        ...(main?.querySelectorAll<HTMLButtonElement>('button:not([aria-pressed], [aria-haspopup])') ?? []),
      ].at(-1)
    const tap = () => {
      const inModal = [...(modal()?.querySelectorAll('button') ?? [])].at(-1)
      const target = inModal ?? actionButton()
      if (target && !target.disabled) target.click()
    }
    const word = wordOnScreen()
    if (word === 'done') return word
    if (wanted === 'tap' || wanted === 'tap twice') tap()
    if (wanted === 'tap twice') tap()
    if (wanted === 'Esc') modal()?.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (wanted === 'reload') location.reload()
    if (wanted === 'leave and return' && word) {
      history.back()
      setTimeout(() => history.forward(), 3000)
    }
    return word

    function wordOnScreen(): Word | undefined {
      const tone = main?.querySelector('[role=status] > section')?.getAttribute('data-tone')
      if (location.pathname.endsWith('/history-detail') || tone === 'done') return 'done'
      if (tone === 'checking' || tone === 'notRedeemed') return tone
      if (!main?.querySelector('h2') || !actionButton()) return undefined
      if (actionButton()?.getAttribute('aria-busy') === 'true') return 'sending'
      const buttons = modal()?.querySelectorAll('button').length ?? 0
      return buttons === 0 ? 'idle' : buttons === 1 ? 'refused' : 'asked'
    }
  }, action)

/** `TAPS=1000 npm run test:edges -- random-taps` runs a thousand. */
const SEQUENCES = Number(process.env.TAPS ?? 4)
const FIRST = Number(process.env.FIRST_SEED ?? 1)
/** As many of it as members want. */
const ITEM = 'DSP901'
const DETAIL = `/privilege/detail?privilegeId=${ITEM}`
const COST = 10
const MOST_STEPS = 6
const MOST_MS_BETWEEN = shortened(12_000)

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

  for (let seed = FIRST; seed < FIRST + SEQUENCES; seed += 1) {
    const random = randomFrom(seed)
    await openAnew(page)
    const before = issuedTo(app, ITEM).length
    const steps = addRandomFaults(faults, random, shortened)

    for (let step = 0; step < MOST_STEPS; step += 1) {
      // The first two open the question and confirm it: else most sequences would issue nothing.
      const action = step < 2 ? 'tap' : pick(ACTIONS, random)
      const word = await act(page, action).catch(() => undefined)
      steps.push(`${action} at ${word}`)
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
    if (word === undefined || !isRight(word, issued()))
      wrong.push(`seed ${seed}: ${issued()} issued, ${word}: ${steps.join(', ')}`)
  }

  expect(wrong).toEqual([])
  expect(began - (await balanceOf(app))).toBe(issuedTo(app, ITEM).length * COST)
})
