import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

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

/** Web Locks over all tabs of the test; a tab that is closed gives its locks back. */
function createLocks() {
  const queues = new Map<string, Waiting[]>()
  const next = (name: string) => {
    const queue = queues.get(name) ?? []
    while (queue[0]?.tab?.isDead) queue.shift()
    queue[0]?.start()
  }
  return {
    request: <T>(name: string, task: () => Promise<T>) =>
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

const inTab = <T>(tab: Tab | undefined, task: () => T): T => (tab ? current.run(tab, task) : task())

/** Tabs of one browser in one process: what a closed tab still runs reaches neither network, nor storage, nor locks. */
export function installTabs(answer: typeof fetch) {
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
  // In place of the storage itself, whose methods happy-dom keeps as they were at their first use.
  const stored = localStorage
  const change = (method: 'setItem' | 'removeItem') => (key: string, value: string) => {
    if (!current.getStore()?.isDead) stored[method](key, value)
  }
  const own = { setItem: change('setItem'), removeItem: change('removeItem') }
  vi.stubGlobal('localStorage', {
    ...own,
    getItem: (key: string) => stored.getItem(key),
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
