import { readJson, writeJson, writeText } from '@/config/storage'
import { isRecord } from '@/lib/is-record'

const LIFETIME = 24 * 60 * 60 * 1000

interface Draft {
  /** Whose it is: brand and member, or number. */
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

/** The drafts of an owner that are younger than a day; all others are gone with the next write. */
function draftsOf(owner: string): Record<string, Draft> {
  const now = Date.now()
  const isTheirs = (draft: unknown) =>
    isDraft(draft) && draft.owner === owner && draft.savedAt <= now && now - draft.savedAt < LIFETIME
  const entries = Object.entries(readJson('drafts', isRecord) ?? {})
  return Object.fromEntries(entries.filter(([, draft]) => isTheirs(draft))) as Record<string, Draft> // checked above
}

function store(drafts: Record<string, Draft>): void {
  if (Object.keys(drafts).length > 0) writeJson('drafts', drafts)
  else writeText('drafts', undefined)
}

/** What an owner had entered in a form of that name, within the last day. What is others' or too old is dropped. */
export function readDraft(name: string, owner: string): Record<string, unknown> | undefined {
  const drafts = draftsOf(owner)
  store(drafts)
  return Object.hasOwn(drafts, name) ? drafts[name]?.values : undefined
}

/** Keeps what an owner has entered in a form, for a day. */
export function writeDraft(name: string, owner: string, values: Record<string, unknown>): void {
  store({ ...draftsOf(owner), [name]: { owner, savedAt: Date.now(), values } })
}

/** Forgets what an owner had entered in a form. */
export function removeDraft(name: string, owner: string): void {
  const { [name]: _removed, ...others } = draftsOf(owner)
  store(others)
}
