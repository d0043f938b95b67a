import { bootLiff } from '#liff/boot-liff.ts'
import type { LiffOutcome } from '#liff/liff-client.ts'
import { storedBearer } from '@/storage/bearer'
import { readStored, writeStored } from '@/storage/storage'

/** The used part of LineConnection. */
interface Line {
  browser: string
  liffId: string | undefined
  person: () => Promise<{ sub?: string } | undefined>
}

/** A LINE user as it is stored: the same person has another id in another channel. */
export const lineUserOf = (liffId: string | undefined, sub: string | undefined): string | undefined =>
  sub && `${liffId} ${sub}`

/** Whether the stored session was begun by another LINE user; unknown counts as no (behaviour, Whose phone is it). */
export function isAnothersSession(liffId: string | undefined, sub: string | undefined): boolean {
  const owner = readStored('lineUser')
  const user = lineUserOf(liffId, sub)
  // Another channel has another id for the same person; the start, which knows the brands, decides then.
  return user !== undefined && owner?.startsWith(`${liffId} `) === true && user !== owner
}

/** Records the LINE user of a session that LINE has not begun, once, inside LINE. */
export async function noteLineUser({ browser, liffId, person }: Line): Promise<void> {
  if (browser !== 'liff' || readStored('lineUser') !== undefined) return
  const user = lineUserOf(liffId, (await person())?.sub)
  if (storedBearer()) writeStored('lineUser', user)
}

/** Boots LIFF, and tells if the stored session is another LINE user's, however late LINE says who is here. */
export async function bootLine(
  isInLine: boolean,
  options: Parameters<typeof bootLiff>[0],
  onAnotherUser: () => void,
): Promise<LiffOutcome> {
  const check = (outcome: LiffOutcome) => {
    if (!isInLine || outcome.status !== 'ready' || !outcome.client.isLoggedIn()) return
    if (isAnothersSession(options.liffId, outcome.client.idToken()?.sub)) onAnotherUser()
  }
  const outcome = await bootLiff({
    ...options,
    onLate: (late) => {
      options.onLate?.(late)
      check(late)
    },
  })
  check(outcome)
  return outcome
}
