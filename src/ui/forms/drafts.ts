import { readJson, writeJson, writeText } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'

const LIFETIME_MS = 24 * 60 * 60 * 1000

interface Draft {
  /** The draft's owner: brand, and member or number. */
  memberKey: string
  savedAt: number
  values: Record<string, unknown>
}

const SEVEN_DIGITS = /(\p{N}\P{N}*){7}/u

/** Whether a draft may store a value: seven digits in any script may be a national ID, card or phone number. */
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

/** The drafts of the last day, of one member or all. */
function youngDrafts(memberKey?: string): Record<string, Draft> {
  const now = Date.now()
  const drafts = Object.entries(readJson('drafts', isRecord) ?? {}).flatMap(([name, draft]) => {
    if (!isDraft(draft) || (memberKey !== undefined && draft.memberKey !== memberKey)) return []
    // The clock was set back since, so the draft's day begins now.
    const savedAt = Math.min(draft.savedAt, now)
    return now - savedAt < LIFETIME_MS ? [[name, { ...draft, savedAt }] as const] : []
  })
  return Object.fromEntries(drafts)
}

function store(drafts: Record<string, Draft>): void {
  if (Object.keys(drafts).length > 0) writeJson('drafts', drafts)
  else writeText('drafts', undefined)
}

/** A member's draft of a form. Deletes other members' and expired drafts. */
export function readDraft(name: string, memberKey: string): Record<string, unknown> | undefined {
  const drafts = youngDrafts(memberKey)
  store(drafts)
  return Object.hasOwn(drafts, name) ? drafts[name]?.values : undefined
}

/** Deletes expired drafts of all members. */
export const removeOldDrafts = () => store(youngDrafts())

/** Stores a member's draft of a form for a day. */
export function writeDraft(name: string, memberKey: string, values: Record<string, unknown>): void {
  store({ ...youngDrafts(memberKey), [name]: { memberKey, savedAt: Date.now(), values } })
}

export function removeDraft(name: string, memberKey: string): void {
  const { [name]: _removed, ...others } = youngDrafts(memberKey)
  store(others)
}
