import { readJson, writeJson, writeText } from '@/config/storage'
import { isRecord } from '@/lib/is-record'

const LIFETIME_MS = 24 * 60 * 60 * 1000

interface Draft {
  /** Whose draft it is: brand and member, or number. */
  owner: string
  /** Milliseconds. */
  savedAt: number
  values: Record<string, unknown>
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    typeof value.owner === 'string' &&
    typeof value.savedAt === 'number' &&
    isRecord(value.values)
  )
}

/** An owner's drafts younger than a day; the next write deletes all other drafts. */
function draftsOf(owner: string): Record<string, Draft> {
  const now = Date.now()
  const isValid = (draft: unknown) =>
    isDraft(draft) && draft.owner === owner && draft.savedAt <= now && now - draft.savedAt < LIFETIME_MS
  const entries = Object.entries(readJson('drafts', isRecord) ?? {})
  return Object.fromEntries(entries.filter(([, draft]) => isValid(draft))) as Record<string, Draft> // checked above
}

function store(drafts: Record<string, Draft>): void {
  if (Object.keys(drafts).length > 0) writeJson('drafts', drafts)
  else writeText('drafts', undefined)
}

/** What an owner entered in the form of that name within the last day. Deletes drafts of other owners and expired drafts. */
export function readDraft(name: string, owner: string): Record<string, unknown> | undefined {
  const drafts = draftsOf(owner)
  store(drafts)
  return Object.hasOwn(drafts, name) ? drafts[name]?.values : undefined
}

/** Stores what an owner has entered in a form, for a day. */
export function writeDraft(name: string, owner: string, values: Record<string, unknown>): void {
  store({ ...draftsOf(owner), [name]: { owner, savedAt: Date.now(), values } })
}

/** Deletes what an owner had entered in a form. */
export function removeDraft(name: string, owner: string): void {
  const { [name]: _removed, ...others } = draftsOf(owner)
  store(others)
}
