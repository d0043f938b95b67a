import { pick } from '../../../src/sandbox/db/random.ts'
import type { Fault, Faults } from '../../../src/sandbox/faults.ts'

type Trouble = Omit<Fault, 'operation' | 'times'>

const ofIssue: Trouble[] = [
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
  { kind: 'delay', delayMs: 3000 },
  { kind: 'delay', delayMs: 12_000 },
  { kind: 'delay', delayMs: 90_000 },
  { kind: 'delay', delayMs: 5000, after: true },
]
const ofHistory: Trouble[] = [
  { kind: 'offline' },
  { kind: 500 },
  { kind: 'truncated' },
  { kind: 'delay', delayMs: 4000 },
]

/** Has up to three redemptions and four looks into their history fail; gives what fails. `shorten`: where timers run faster. */
export function addRandomFaults(
  faults: Faults,
  random: () => number,
  shorten = (milliseconds: number) => milliseconds,
): string[] {
  const told: string[] = []
  const add = (operation: string, from: Trouble[], most: number) => {
    for (let count = Math.floor(random() * (most + 1)); count > 0; count -= 1) {
      const { delayMs, ...fault } = pick(from, random)
      told.push(`${operation} ${JSON.stringify(fault)} ${delayMs ?? ''}`)
      faults.add({ operation, times: 1, ...fault, ...(delayMs && { delayMs: shorten(delayMs) }) })
    }
  }
  add('issuePrivilege', ofIssue, 3)
  add('listPrivilegeHistory', ofHistory, 4)
  return told
}
