import { api } from '@/api/api'
import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'
import { msOf, serverNow } from '@/lib/server-clock'
import type { AppDispatch } from '@/store/store'
import { loadMemberKey } from './use-member-key'
import type { Wording } from './registration'

/** The codes of the answers on the wire (spec 9). */
const PDPA_ACTION = { given: 1, withdrawn: 4, read: 6 } as const

/** A member's answer to a consent article; `read` reports that the article was opened. */
export interface ConsentAnswer<Action = 'given' | 'withdrawn'> {
  action: Action
  reference: string
  groupKey: string
}

/** Sends an answer to an article (spec 7, Consent), with the same idempotency key on every try. Registration has its own call. */
export function sendConsent(
  { action, reference, groupKey }: ConsentAnswer<keyof typeof PDPA_ACTION>,
  requestId: string,
  call: 'sendConsent' | 'updatePdpa' = 'sendConsent',
) {
  const body = {
    Pdpa_Article_Alt_Reference: reference,
    Pdpa_Article_Group_Key: groupKey,
    Pdpa_Action: PDPA_ACTION[action],
  }
  return (dispatch: AppDispatch) =>
    dispatch(api.endpoints[call].initiate({ body, 'X-Request-Id': requestId }))
}

/** An answer recorded on this phone. */
export type ConsentEntry = StoredValue<'consentRecord'>[number]

interface Answer extends ConsentAnswer {
  /** The membership depends on this article; home reads the stored answer. */
  isOfMembership?: boolean
  /** Undefined if it is unknown which text the member read. A promise must not reject. */
  wording?: Wording | Promise<Wording | undefined> | undefined
  /** Default: now. */
  at?: string | undefined
}

const MOST_ENTRIES = 20
/** Of a longer text only the fingerprint is stored. */
const LONGEST_TEXT = 100_000

/**
 * Records an answer that the server has accepted, for the logged-in member. Not awaited; without a profile the member is
 * unknown and nothing is recorded.
 */
export function saveConsent({ isOfMembership, wording: read, at, ...answer }: Answer) {
  return async (dispatch: AppDispatch): Promise<void> => {
    if (isOfMembership) writeStored('isConsentGiven', String(answer.action === 'given'))
    const moment = at ?? new Date(msOf(serverNow())).toISOString()
    const [memberKey, wording] = await Promise.all([dispatch(loadMemberKey()), read])
    if (memberKey === undefined) return
    const fingerprint = wording && (await fingerprintOf(wording.text))
    const entry: ConsentEntry = { ...answer, at: moment }
    if (wording) entry.locale = wording.locale
    if (fingerprint !== undefined) entry.fingerprint = fingerprint
    if (wording && wording.text.length <= LONGEST_TEXT) entry.text = wording.text
    const before = readStored('consentRecord', memberKey) ?? []
    writeStored('consentRecord', trimmed([entry, ...before]), memberKey)
  }
}

/** The newest entries; of each article only the latest wording keeps its text, to compare a changed one with. */
function trimmed(entries: ConsentEntry[]): ConsentEntry[] {
  const withText = new Set<string>()
  return entries.slice(0, MOST_ENTRIES).map(({ text, ...entry }) => {
    if (text === undefined || withText.has(entry.reference)) return entry
    withText.add(entry.reference)
    return { ...entry, text }
  })
}

/** A text's SHA-256 in hexadecimal; undefined in insecure contexts. */
async function fingerprintOf(text: string): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}
