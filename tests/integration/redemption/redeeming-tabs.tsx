import { clearStorage, given } from '#tests/support/stored.ts'
import { act, renderHook } from '@testing-library/react'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, vi } from 'vitest'
// The transport imports this module on its first use, which would take longer than a slice of fake time.
import '@/api/read/report-deviations'
import { api } from '@/api/api'
import type { RedemptionOutcome } from '@/features/redeem/redeem'
import { useRedemptionState } from '@/features/redeem/use-redemption'
import { keepUsage, takeUsage } from '@/lib/usage'
import { createSandbox } from '@/sandbox/create-sandbox'
import { memberIdOf, sessionFor } from '@/sandbox/personas'
import { endSession } from '@/session/session'
import { makeStore } from '@/store/store'

interface Tab {
  isDead: boolean
  held: (() => void)[]
}

const current = new AsyncLocalStorage<Tab>()
const never = new Promise<never>(() => {})

interface Waiting {
  tab: Tab | undefined
  start: () => void
}

/** Web Locks shared by all tabs of the test; closing a tab releases its locks. */
function createLocks() {
  const queues = new Map<string, Waiting[]>()
  const next = (name: string) => {
    const queue = queues.get(name) ?? []
    while (queue[0]?.tab?.isDead) queue.shift()
    queue[0]?.start()
  }
  return {
    request: <T,>(name: string, task: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const tab = current.getStore()
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        const waiting: Waiting = {
          tab,
          start: () => {
            const release = () => {
              if (queue[0] !== waiting) return
              queue.shift()
              next(name)
            }
            tab?.held.push(release)
            void inTab(tab, task).then(resolve, reject).finally(release)
          },
        }
        queue.push(waiting)
        if (queue[0] === waiting) waiting.start()
      }),
  }
}

const inTab = <T,>(tab: Tab | undefined, task: () => T): T => (tab ? current.run(tab, task) : task())

/** Simulates tabs of one browser: code of a closed tab reaches neither network, nor storage, nor locks. */
function installTabs(answer: typeof fetch) {
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const tab = current.getStore()
    if (tab?.isDead) return never
    try {
      const response = await answer(...request)
      return tab?.isDead ? never : response
    } catch (error) {
      if (tab?.isDead) return never
      throw error
    }
  })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() })
  // Replaces the whole storage, because happy-dom caches its methods at their first use.
  const stored = localStorage
  const isDead = () => current.getStore()?.isDead === true
  /** What a closed tab has just written: it finds it once, as the app looks whether it is stored, and nobody else does. */
  const unseen = new Map<string, string>()
  const takeUnseen = (key: string) => {
    const text = unseen.get(key)
    unseen.delete(key)
    return text
  }
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) =>
      void (isDead() ? unseen.set(key, text) : stored.setItem(key, text)),
    removeItem: (key: string) => void (isDead() || stored.removeItem(key)),
    getItem: (key: string) => (isDead() ? takeUnseen(key) : undefined) ?? stored.getItem(key),
    clear: () => stored.clear(),
  })
  return {
    open: (): Tab => ({ isDead: false, held: [] }),
    inTab,
    close: (tab: Tab) => {
      tab.isDead = true
      for (const release of tab.held) release()
    },
  }
}

/** A sample for 10 points, which can be redeemed any number of times. */
const ITEM = 'DSP901'
const OWNER = 'doisai:platinum'

export const sandbox = createSandbox()
let tabs: ReturnType<typeof installTabs>
/** The request ids of the redemptions so far, in the order of sending. */
export const requestIds: (string | null)[] = []
/** In order: each redemption that was sent, each outcome that a tab told, and each offer of another try. */
export const events: ('sent' | 'told' | 'offered')[] = []

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-22T03:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  sandbox.reset()
  clearStorage()
  given({ bearer: sessionFor('platinum', 'doisai'), bearerBrand: 'doisai' })
  requestIds.length = 0
  keepUsage('https://usage.example')
  tabs = installTabs(async (input, init) => {
    const request = new Request(input, init)
    if (request.url.includes('privilege/Issue')) {
      requestIds.push(request.headers.get('X-Request-Id'))
      events.push('sent')
    }
    const response = await sandbox.handle(request)
    if (response?.type === 'error') throw new TypeError('offline')
    return response ?? new Response(null, { status: 404 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens a tab with the redeeming part of a privilege's detail. */
export function openTab() {
  const tab = tabs.open()
  const told: RedemptionOutcome[] = []
  const store = makeStore({ customerApiUrl: 'http://api.test', crmApiUrl: 'http://api.test' })
  store.dispatch({ type: 'session/brandChosen', payload: { brandRef: 'doisai' } })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const tell = (outcome: RedemptionOutcome) => {
    told.push(outcome)
    events.push('told')
  }
  const useRedeemingPart = () => {
    const state = useRedemptionState({ kind: 'privilege', itemId: ITEM }, OWNER, tell)
    if (state.canTryAgain) events.push('offered')
    return state
  }
  const view = tabs.inTab(tab, () => renderHook(useRedeemingPart, { wrapper }))
  return {
    told,
    status: () => view.result.current.status,
    canTryAgain: () => view.result.current.canTryAgain,
    /** Reads the profile, as the page does for its balance. */
    readProfile: () => act(async () => void (await store.dispatch(api.endpoints.getProfile.initiate()))),
    points: () => api.endpoints.getProfile.select()(store.getState()).data?.point,
    /** Redeems if the page shows the button: while nothing is pending or done. */
    tap: () => {
      const { status, canTryAgain, doneBefore, redeem } = view.result.current
      if (status === 'idle' || canTryAgain) tabs.inTab(tab, () => redeem(doneBefore))
    },
    /** Ends the session as another document's 401 does, of which this tab is told. */
    expireSession: () => {
      given({ bearer: undefined, bearerBrand: undefined })
      act(() => store.dispatch(endSession('expired')))
    },
    /** The phone stops the tab, which goes on holding its locks. */
    stop: () => {
      tab.isDead = true
    },
    close: () => {
      tabs.close(tab)
      view.unmount()
    },
  }
}

const realTurns = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate)
}

/** Advances the fake clock in slices, because reading a body, or a chunk, takes turns of the real event loop. */
export async function passTime(milliseconds: number, sliceMs = 1000): Promise<void> {
  for (let left = milliseconds; left >= 0; left -= sliceMs) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(left, sliceMs))
      await realTurns()
      await vi.dynamicImportSettled()
      await realTurns()
    })
  }
}
/** What all tabs have told to `usageReporting` since. */
export const counted = () => takeUsage().map(({ event }) => event)

/** The redemptions of the item in the member's ledger. */
export const issued = () =>
  sandbox.context.state.members[memberIdOf('platinum', 'doisai')]?.privileges.filter(
    ({ privilegeId }) => privilegeId === ITEM,
  ) ?? []
