import { bootLiff } from '#liff/boot-liff.ts'
import type { LiffOutcome } from '#liff/liff-client.ts'
import { storedBearer } from '@/storage/bearer'
import { readStored, wipe, writeText } from '@/storage/storage'

/** What is read here of the page's connection to LINE. */
interface Line {
  browser: string
  liffId: string | undefined
  person: () => Promise<{ sub?: string } | undefined>
}

const nameOf = (liffId: string | undefined, sub: string | undefined) => sub && `${liffId} ${sub}`

/**
 * Ends the stored session where LINE says that another of its users has opened the app inside LINE, as a log-out does, but for what
 * LINE's SDK has stored; where LINE does not say, it goes on (behaviour, Whose phone is it).
 */
export function endAnothersSession(liffId: string | undefined, sub: string | undefined): void {
  const owner = readStored('lineUser')
  const user = nameOf(liffId, sub)
  // Another channel knows the same person by another name: that is for the start to decide, which knows the brands.
  if (user !== undefined && owner?.startsWith(`${liffId} `) && user !== owner)
    wipe('anotherUser', ['brandRef'])
}

/** Notes once whose session it is, inside LINE. */
export async function noteLineUser({ browser, liffId, person }: Line): Promise<void> {
  if (browser !== 'liff' || readStored('lineUser') !== undefined) return
  const user = nameOf(liffId, (await person())?.sub)
  if (storedBearer()) writeText('lineUser', user)
}

/** Boots LIFF, and ends the session of another LINE user, before anything goes on. */
export async function bootLine(
  isInLine: boolean,
  options: Parameters<typeof bootLiff>[0],
): Promise<LiffOutcome> {
  const outcome = await bootLiff(options)
  if (isInLine && outcome.status === 'ready' && outcome.client.isLoggedIn())
    endAnothersSession(options.liffId, outcome.client.idToken()?.sub)
  return outcome
}
