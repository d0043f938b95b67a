import { readableOf, useReadable } from '@/lib/readable'
import type { Wording } from '@/session/wording'
import type { PolicyText } from '../policy-content'

/** What a member reads of a text; undefined until it is read, and where there is none. */
export function useWording(text: PolicyText | undefined): Wording | undefined {
  const readable = useReadable(text?.html)
  return text && readable?.text ? { locale: text.locale, text: readable.text } : undefined
}

/** What a member has read of a text, for the record of the answer. Never rejects. */
export async function wordingOf(text: PolicyText | undefined): Promise<Wording | undefined> {
  if (!text) return undefined
  const readable = await readableOf(text.html).catch(() => undefined)
  return readable?.text ? { locale: text.locale, text: readable.text } : undefined
}
