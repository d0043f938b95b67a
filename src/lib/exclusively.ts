import type { Lifetime } from './lifetime'

const queues = new Map<string, Promise<unknown>>()

/**
 * Runs a task when no other of the same name runs in any tab; only in this tab if the browser lacks Web Locks (insecure
 * contexts, old engines) or refuses them (Chrome with all cookies blocked). The end of `lifetime` lets the next task run, and
 * keeps waiting ones from starting.
 */
export async function runAlone<T>(name: string, task: () => Promise<T>, lifetime: Lifetime): Promise<T> {
  const own = async () => (lifetime.isOver ? undefined : lifetime.until(task()))
  // Undefined means the lifetime has ended; then `only` never settles.
  return lifetime.only(underLock(name, own)) as Promise<T>
}

async function underLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks // absent in insecure contexts
  if (!locks) return inThisTab(name, task)
  let hasStarted = false
  try {
    return await locks.request(name, () => {
      hasStarted = true
      return task()
    })
  } catch (error) {
    if (hasStarted) throw error
    return inThisTab(name, task)
  }
}

function inThisTab<T>(name: string, task: () => Promise<T>): Promise<T> {
  const before = queues.get(name) ?? Promise.resolve()
  const run = before.then(task, task)
  queues.set(name, run)
  return run
}
