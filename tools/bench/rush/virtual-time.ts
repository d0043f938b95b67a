/** What a task belongs to: once that is gone, its tasks are not run. */
export interface Owner {
  isGone: boolean
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** By the event's name. */
  listeners: Map<string, () => void>
  /** What the head script has begun, by address. */
  earlyReads: Record<string, unknown>
  /** The circuit breaker's code, which a page loads with its first failure. */
  chunk?: Promise<unknown>
}

interface Task {
  at: number
  /** Of two tasks of the same moment the one that was planned first runs first. */
  order: number
  owner: Owner | undefined
  run: () => void
  isCancelled: boolean
}

/** A time that passes from task to task, whatever real time that takes (ms since the message was sent). */
export class VirtualTime {
  now = 0
  /** Whose task runs, and whose the tasks will be that are planned meanwhile. */
  owner: Owner | undefined
  private readonly tasks: Task[] = []
  private count = 0

  plan(delayMs: number, run: () => void, owner: Owner | undefined): Task {
    const at = this.now + Math.max(0, delayMs)
    const task = { at, order: (this.count += 1), owner, run, isCancelled: false }
    this.push(task)
    return task
  }

  /** Runs the tasks until then, and after each one all that awaits what that task has settled. */
  async runUntil(end: number): Promise<void> {
    for (let task = this.pop(); task && task.at <= end; task = this.pop()) {
      if (task.isCancelled || task.owner?.isGone) continue
      this.now = task.at
      this.owner = task.owner
      task.run()
      if (task.owner) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  private push(task: Task): void {
    const { tasks } = this
    let at = tasks.length
    while (at > 0) {
      const above = (at - 1) >> 1
      const parent = tasks[above]
      if (!parent || !isBefore(task, parent)) break
      tasks[at] = parent
      at = above
    }
    tasks[at] = task
  }

  private pop(): Task | undefined {
    const { tasks } = this
    const [first] = tasks
    const last = tasks.pop()
    if (!last || first === last) return last
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      let child = tasks[below]
      const other = tasks[below + 1]
      if (!child) break
      if (other && isBefore(other, child)) {
        below += 1
        child = other
      }
      if (!isBefore(child, last)) break
      tasks[at] = child
      at = below
    }
    tasks[at] = last
    return first
  }
}

const isBefore = (one: Task, other: Task) =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

/** As light as the transport's use allows: a million calls make some each. */
class LightHeaders {
  private readonly values: Record<string, string> = {}
  constructor(values: Record<string, string>) {
    for (const name of Object.keys(values)) this.set(name, values[name] ?? '')
  }
  get(name: string): string | null {
    return this.values[name.toLowerCase()] ?? null
  }
  set(name: string, value: string): void {
    this.values[name.toLowerCase()] = value
  }
}

const EPOCH = Date.UTC(2026, 10, 25, 5)

/** Where this thread's network is not there: the API, and how long a chunk of the app takes to load (ms). */
interface Network {
  fetch: (url: string) => Promise<unknown>
  chunkMs: () => number
}

/** Puts this thread's clock, chance, storage and network into the simulation's hands. */
export function takeOver(time: VirtualTime, random: () => number, { fetch, chunkMs }: Network): void {
  const owned = (): Owner => {
    if (!time.owner) throw new Error('Code of the app ran outside a page.')
    return time.owner
  }
  const window = {
    get localStorage() {
      return owned().storage
    },
    get __reads() {
      return owned().earlyReads
    },
    addEventListener: (name: string, listener: () => void) => void owned().listeners.set(name, listener),
  }
  const loadChunk = (load: () => Promise<unknown>) => {
    const owner = owned()
    owner.chunk ??= new Promise<void>((resolve) => time.plan(chunkMs(), resolve, owner)).then(load)
    return owner.chunk
  }
  const globals: Record<string, unknown> = {
    loadChunk,
    window,
    fetch,
    Headers: LightHeaders,
    location: new URL('https://app.example/home'),
    navigator: { onLine: true },
    setTimeout: (run: () => void, delayMs: number) => time.plan(delayMs, run, time.owner),
    clearTimeout: (task: Task) => (task.isCancelled = true),
  }
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  Date.now = () => EPOCH + time.now
  performance.now = () => time.now
  Math.random = random
}
