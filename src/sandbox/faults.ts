const STATUS_KINDS = [400, 401, 403, 404, 409, 422, 429, 500, 503] as const
const NAMED_KINDS = [
  'offline',
  'html502',
  'empty',
  'null',
  'wrong-types',
  'truncated',
  'delay',
  'hang',
] as const

export type FaultKind = (typeof STATUS_KINDS)[number] | (typeof NAMED_KINDS)[number]

export interface Fault {
  /** An operation id, or part of a path. */
  operation: string
  kind: FaultKind
  /** How many calls the fault affects; absent: every call until the faults are cleared. */
  times?: number
  /** How long a `delay` lasts; absent: until the faults are cleared. The call is then answered as usual. */
  delayMs?: number
  /** The answer, whatever the kind makes of it, waits until the faults are cleared. */
  isHeld?: boolean
  /** The call acts first, then its answer is lost. */
  after?: boolean
  /** How long an error asks to be left alone (seconds), as its `Retry-After`. */
  retryAfter?: number
}

export interface Faults {
  add: (fault: Fault) => void
  clear: () => void
  /** The fault for this call, with its `times` counted down. */
  take: (operationId: string | undefined, path: string) => Fault | undefined
  /** Keeps an answer back until the faults are cleared, or its call is given up. */
  hold: (givenUp: Promise<unknown>) => Promise<void>
  /** How many answers are kept back now. */
  held: () => number
}

/** Whether a body posted to `/sandbox/faults` is a fault. */
export function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false
  const { operation, kind } = value as Partial<Fault>
  const kinds: readonly unknown[] = [...STATUS_KINDS, ...NAMED_KINDS]
  return typeof operation === 'string' && operation !== '' && kinds.includes(kind)
}

/** The faults of one sandbox, the oldest first. */
export function createFaults(): Faults {
  let faults: Fault[] = []
  let releases: (() => void)[] = []
  let held = 0
  const affects = (fault: Fault, operationId: string | undefined, path: string) =>
    fault.operation === operationId || path.includes(fault.operation)
  return {
    add: (fault) => {
      faults.push({ ...fault })
    },
    clear: () => {
      faults = []
      for (const release of releases) release()
      releases = []
    },
    take: (operationId, path) => {
      const fault = faults.find((item) => affects(item, operationId, path))
      if (fault?.times === undefined) return fault
      fault.times -= 1
      if (fault.times <= 0) faults = faults.filter((item) => item !== fault)
      return fault
    },
    hold: async (givenUp) => {
      held += 1
      await Promise.race([new Promise<void>((resolve) => releases.push(resolve)), givenUp])
      held -= 1
    },
    held: () => held,
  }
}
