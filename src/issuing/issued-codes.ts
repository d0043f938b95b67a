import { storedJson } from '@/config/stored-json'
import { isRecord } from '@/lib/is-record'
import { serverNow } from '@/lib/server-clock'

/** A code for staff that has been issued: it stays on this phone until it runs out, and is on screen without a network. */
export interface IssuedCode {
  transactionId: string
  /** Encoded and shown unchanged. */
  code: string
  /** When it runs out (ms, the server's clock); absent: it does not by itself. */
  expiresAt?: number
  /** What it is for, in the words of the screen that issued it: the details may be out of reach later. */
  title: string
}

const MAX_KEPT = 20

function isCode(value: unknown): value is IssuedCode {
  return (
    isRecord(value) &&
    [value.transactionId, value.code, value.title].every((text) => typeof text === 'string') &&
    (value.expiresAt === undefined || typeof value.expiresAt === 'number')
  )
}

const stored = storedJson(
  'issuedCodes',
  (value): value is IssuedCode[] => Array.isArray(value) && value.every(isCode),
)

/** For components: calls back when a code was issued or has gone, in this or in another tab. */
export const subscribeToCodes = stored.subscribe

const isRunning = ({ expiresAt }: IssuedCode) => expiresAt === undefined || expiresAt > serverNow()

/** The code of a transaction, also one that has run out while it was on screen; the same object until it changes. */
export function codeOf(transactionId: string): IssuedCode | undefined {
  return stored.read()?.find((code) => code.transactionId === transactionId)
}

/** Stores a code that was issued, and forgets those that have run out. */
export function keepCode(code: IssuedCode): void {
  const others = (stored.read() ?? []).filter(
    (other) => other.transactionId !== code.transactionId && isRunning(other),
  )
  stored.write([code, ...others].slice(0, MAX_KEPT))
}

/** Forgets the code of a transaction that was used, or is over. */
export function dropCode(transactionId: string): void {
  if (codeOf(transactionId) === undefined) return
  stored.write((stored.read() ?? []).filter((code) => code.transactionId !== transactionId))
}
