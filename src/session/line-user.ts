import { storedBearer } from '@/storage/bearer'
import { readStored, wipe, writeText } from '@/storage/storage'
import type { LineConnection } from '@/line/line-connection'

type Line = Pick<LineConnection, 'browser' | 'person'>

/**
 * Ends the stored session where LINE says that another of its users has opened the app inside LINE, as a log-out does, but for what
 * LINE's SDK has stored; where LINE does not say, it goes on (behaviour, Whose phone is it).
 */
export async function endAnothersSession(line: Line): Promise<void> {
  const owner = readStored('lineUser')
  if (line.browser !== 'liff' || owner === undefined) return
  const { sub = owner } = (await line.person()) ?? {}
  if (sub !== owner) wipe('anotherUser', ['brandRef'])
}

/** Notes once whose session it is, inside LINE. */
export async function noteLineUser(line: Line): Promise<void> {
  if (line.browser !== 'liff' || readStored('lineUser') !== undefined) return
  const person = await line.person()
  if (storedBearer()) writeText('lineUser', person?.sub)
}
