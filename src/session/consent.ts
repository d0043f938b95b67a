import { api } from '@/api/api'
import { writeText } from '@/storage/storage'
import { storedJson } from '@/storage/stored-json'
import type { Locale } from '@/i18n/locale'
import { isRecord } from '@/lib/is-record'
import { msOf, serverNow } from '@/lib/server-clock'
import type { AppDispatch } from '@/store/store'
import { readMemberKey } from './use-member-key'
import type { Wording } from './registration'

/** The answers as the wire has them (spec 9). */
const PDPA_ACTION = { given: 1, withdrawn: 4, read: 6 } as const

/** What a member says to a consent article: `read` is that it was opened, which is no answer yet. */
export interface ConsentAnswer<Action = 'given' | 'withdrawn'> {
  action: Action
  reference: string
  groupKey: string
}

/** Sends what a member says to an article (spec 7, Consent); a registration has a call of its own. Every try carries the same id. */
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

/** One answer to a consent article, noted on this phone. */
export interface ConsentEntry extends ConsentAnswer {
  /** Brand and member. */
  memberKey: string
  /** ISO 8601. */
  at: string
  locale?: Locale
  /** Of the wording; it stays when the text is dropped. */
  fingerprint?: string
  text?: string
}

interface Answer extends ConsentAnswer {
  /** The membership depends on the article: home goes by what is stored of it. */
  isOfMembership?: boolean
  /** Absent: what the member read is not known. A promise must not reject. */
  wording?: Wording | Promise<Wording | undefined> | undefined
  /** Absent: now. */
  at?: string | undefined
}

const MOST_ENTRIES = 20
/** Of each member and article, so that a changed wording can be compared with the one before. */
const MOST_TEXTS = 2
/** A longer text is not stored, its fingerprint is. */
const LONGEST_TEXT = 100_000

const isAbsentOrText = (value: unknown) => value === undefined || typeof value === 'string'

const isEntry = (value: unknown): value is ConsentEntry =>
  isRecord(value) &&
  [value.memberKey, value.reference, value.groupKey, value.at].every((text) => typeof text === 'string') &&
  (value.action === 'given' || value.action === 'withdrawn') &&
  [undefined, 'th', 'en'].some((locale) => locale === value.locale) &&
  [value.fingerprint, value.text].every(isAbsentOrText)

const isEntries = (value: unknown): value is ConsentEntry[] => Array.isArray(value) && value.every(isEntry)

/** The answers to consent articles that were noted on this phone, newest first, of every member. */
export const consentRecord = storedJson('consentRecord', isEntries)

/**
 * Notes an answer that the server has taken, for the member who is logged in. Nothing waits for the record: where the profile
 * cannot be read, whose answer it is stays unknown and none is made.
 */
export function saveConsent({ isOfMembership, wording: read, at, ...answer }: Answer) {
  return async (dispatch: AppDispatch): Promise<void> => {
    if (isOfMembership) writeText('isConsentStanding', String(answer.action === 'given'))
    const moment = at ?? new Date(msOf(serverNow())).toISOString()
    const [memberKey, wording] = await Promise.all([dispatch(readMemberKey()), read])
    if (memberKey === undefined) return
    const fingerprint = wording && (await fingerprintOf(wording.text))
    const entry: ConsentEntry = { ...answer, memberKey, at: moment }
    if (wording) entry.locale = wording.locale
    if (fingerprint !== undefined) entry.fingerprint = fingerprint
    if (wording && wording.text.length <= LONGEST_TEXT) entry.text = wording.text
    consentRecord.write(trimmed([entry, ...(consentRecord.read() ?? [])]))
  }
}

/** The newest entries; the text is kept of the latest wordings of each member's articles, once each. */
function trimmed(entries: ConsentEntry[]): ConsentEntry[] {
  const texts = new Map<string, Set<string>>()
  return entries.slice(0, MOST_ENTRIES).map((entry) => {
    const { text, ...rest } = entry
    const article = `${entry.memberKey} ${entry.reference}`
    const kept = texts.get(article) ?? new Set()
    texts.set(article, kept)
    if (text === undefined || kept.has(text) || kept.size >= MOST_TEXTS) return rest
    kept.add(text)
    return entry
  })
}

/** The SHA-256 of a text in hexadecimal; undefined where the browser offers none (outside secure contexts). */
async function fingerprintOf(text: string): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}
