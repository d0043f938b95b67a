import type { Lifetime } from './lifetime'

const queues = new Map<string, Promise<unknown>>()

/**
 * Runs a task when no other of its name runs, in any tab of this browser; in this tab alone where the browser has no Web Locks
 * (an insecure context, an old engine) or refuses them (Chrome with all cookies blocked). A task that belongs to a lifetime lets the
 * next one run as soon as that is over, and is not begun after it.
 */
export async function exclusively<T>(name: string, task: () => Promise<T>, lifetime: Lifetime): Promise<T> {
  const own = async () => (lifetime.isOver ? undefined : lifetime.until(task()))
  // Undefined is the end of the lifetime, and `only` keeps that back.
  return lifetime.only(alone(name, own)) as Promise<T>
}

async function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks // absent in insecure contexts, whatever the types say
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
