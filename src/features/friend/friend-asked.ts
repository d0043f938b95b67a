import { readJson, writeJson } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'

const DAY_MS = 24 * 60 * 60 * 1000
const QUIET_DAYS = 30

const isTimes = (value: unknown): value is Record<string, unknown> => isRecord(value)

/** Whether a brand's members on this phone may be asked to add its official account; `now` in ms. */
export function mayAsk(brandRef: string, now: number): boolean {
  const at = readJson('friendAskedAt', isTimes)?.[brandRef]
  // A moment to come is another clock's: it would silence the question for longer than is meant.
  return typeof at !== 'number' || at > now || now - at >= QUIET_DAYS * DAY_MS
}

/** Remembers on this phone that a member has put it off. */
export function putOffAsking(brandRef: string, now: number): void {
  writeJson('friendAskedAt', { ...readJson('friendAskedAt', isTimes), [brandRef]: now })
}
