import { readJson, writeJson, writeText } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'

const LIFETIME_MS = 24 * 60 * 60 * 1000

interface Draft {
  /** Whose draft it is: brand and member, or number. */
  memberKey: string
  /** Milliseconds. */
  savedAt: number
  values: Record<string, unknown>
}

const SEVEN_DIGITS = /(\p{N}\P{N}*){7}/u

/** Whether a draft may hold a value: what has seven digits, in any script, may be a national ID, a card's number or a phone's. */
export const mayBeKept = (value: unknown): boolean =>
  ![value].flat().some((text) => SEVEN_DIGITS.test(String(text)))

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    typeof value.memberKey === 'string' &&
    typeof value.savedAt === 'number' &&
    isRecord(value.values)
  )
}

/** The drafts younger than a day, of one member or of all. */
function youngDrafts(memberKey?: string): Record<string, Draft> {
  const now = Date.now()
  const drafts = Object.entries(readJson('drafts', isRecord) ?? {}).flatMap(([name, draft]) => {
    if (!isDraft(draft) || (memberKey !== undefined && draft.memberKey !== memberKey)) return []
    // A draft from the future: the clock was set back since, so its day begins now.
    const savedAt = Math.min(draft.savedAt, now)
    return now - savedAt < LIFETIME_MS ? [[name, { ...draft, savedAt }] as const] : []
  })
  return Object.fromEntries(drafts)
}

function store(drafts: Record<string, Draft>): void {
  if (Object.keys(drafts).length > 0) writeJson('drafts', drafts)
  else writeText('drafts', undefined)
}

/** What a member entered in the form of that name within the last day. Deletes drafts of other members and expired drafts. */
export function readDraft(name: string, memberKey: string): Record<string, unknown> | undefined {
  const drafts = youngDrafts(memberKey)
  store(drafts)
  return Object.hasOwn(drafts, name) ? drafts[name]?.values : undefined
}

/** Deletes the drafts of all members that are older than a day, though no form is opened. */
export const removeOldDrafts = () => store(youngDrafts())

/** Stores what a member has entered in a form, for a day. */
export function writeDraft(name: string, memberKey: string, values: Record<string, unknown>): void {
  store({ ...youngDrafts(memberKey), [name]: { memberKey, savedAt: Date.now(), values } })
}

/** Deletes what a member had entered in a form. */
export function removeDraft(name: string, memberKey: string): void {
  const { [name]: _removed, ...others } = youngDrafts(memberKey)
  store(others)
}
