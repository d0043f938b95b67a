import type { Page } from '@playwright/test'
import type { AppServer } from './app-server.ts'

/** How much faster the page's timers run: a look into the history 15 s later is one 0.15 s later. */
const TIMES_FASTER = 100
/** As often as this a timer may repeat, whatever it was set to. */
const SHORTEST_INTERVAL_MS = 50
/** After this a document that was to be reloaded, and is still there, goes on. */
const LEAVING_MS = 2000

export type Action = 'tap' | 'tap twice' | 'Esc' | 'reload' | 'leave and return' | 'wait'
/** What the page says of the issue. */
export type Word = 'done' | 'checking' | 'notRedeemed' | 'sending' | 'asked' | 'refused' | 'idle'

/** A delay of the app's own scale, as it is where timers run faster. */
export const shortened = (milliseconds: number): number => milliseconds / TIMES_FASTER

/**
 * Lets timers run faster, but not the clock: what the app says of a moment, and the server's moments, stay what they are. A
 * document that is being reloaded has its timers stand still: it would else seem to be left a hundred times slower.
 */
export async function hurryTimers(page: Page): Promise<void> {
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
export function watchUnanswered(app: AppServer): () => number {
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
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = history.state as { idx?: number }
    history.pushState({ idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)

/** Does what a member may do with what is on screen at this very moment; returns what the page said before, if anything yet. */
export const act = (page: Page, action: Action): Promise<Word | undefined> =>
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
    const word = say()
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

    function say(): Word | undefined {
      const tone = main?.querySelector('[role=status] > section')?.getAttribute('data-tone')
      if (location.pathname.endsWith('/history-detail') || tone === 'done') return 'done'
      if (tone === 'checking' || tone === 'notRedeemed') return tone
      if (!main?.querySelector('h2') || !actionButton()) return undefined
      if (actionButton()?.getAttribute('aria-busy') === 'true') return 'sending'
      const buttons = modal()?.querySelectorAll('button').length ?? 0
      return buttons === 0 ? 'idle' : buttons === 1 ? 'refused' : 'asked'
    }
  }, action)
