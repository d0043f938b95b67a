import { bootLiff } from '#liff/boot-liff.ts'
import type { LiffOutcome } from '#liff/liff-client.ts'
import { storedBearer } from '@/storage/bearer'
import { readStored, wipe, writeText } from '@/storage/storage'

/** The used part of LineConnection. */
interface Line {
  browser: string
  liffId: string | undefined
  person: () => Promise<{ sub?: string } | undefined>
}

const nameOf = (liffId: string | undefined, sub: string | undefined) => sub && `${liffId} ${sub}`

/**
 * Ends the stored session if another LINE user has opened the app inside LINE: like a log-out, but keeps the SDK's storage.
 * Without an answer from LINE the session continues (behaviour, Whose phone is it).
 */
export function endAnothersSession(liffId: string | undefined, sub: string | undefined): void {
  const owner = readStored('lineUser')
  const user = nameOf(liffId, sub)
  // Another channel has another id for the same person; the start, which knows the brands, decides then.
  if (user !== undefined && owner?.startsWith(`${liffId} `) && user !== owner)
    wipe('anotherUser', ['brandRef'])
}

/** Records the session's LINE user, once, inside LINE. */
export async function noteLineUser({ browser, liffId, person }: Line): Promise<void> {
  if (browser !== 'liff' || readStored('lineUser') !== undefined) return
  const user = nameOf(liffId, (await person())?.sub)
  if (storedBearer()) writeText('lineUser', user)
}

/** Boots LIFF, and first of all ends another LINE user's session. */
export async function bootLine(
  isInLine: boolean,
  options: Parameters<typeof bootLiff>[0],
): Promise<LiffOutcome> {
  const outcome = await bootLiff(options)
  if (isInLine && outcome.status === 'ready' && outcome.client.isLoggedIn())
    endAnothersSession(options.liffId, outcome.client.idToken()?.sub)
  return outcome
}
