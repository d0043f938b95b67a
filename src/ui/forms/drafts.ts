import { phoneNow } from '@/lib/server-clock'
import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'

const LIFETIME_MS = 24 * 60 * 60 * 1000

type Drafts = StoredValue<'drafts'>

const SEVEN_DIGITS = /(\p{N}\P{N}*){7}/u

/** Whether a draft may store a value: seven digits in any script may be a national ID, card or phone number. */
export const mayBeKept = (value: unknown): boolean =>
  ![value].flat().some((text) => SEVEN_DIGITS.test(String(text)))

/** A member's drafts of the last day, by default those of this page's member. */
function youngDrafts(memberKey?: string): Drafts {
  const now = phoneNow()
  const drafts = Object.entries(readStored('drafts', memberKey) ?? {}).flatMap(([name, draft]) => {
    // The clock was set back since, so the draft's day begins now.
    const savedAt = Math.min(draft.savedAt, now)
    return now - savedAt <= LIFETIME_MS ? [[name, { ...draft, savedAt }] as const] : []
  })
  return Object.fromEntries(drafts)
}

function store(drafts: Drafts, memberKey?: string): void {
  writeStored('drafts', Object.keys(drafts).length > 0 ? drafts : undefined, memberKey)
}

/** A member's draft of a form. */
export function readDraft(name: string, memberKey: string): Record<string, unknown> | undefined {
  const drafts = youngDrafts(memberKey)
  return Object.hasOwn(drafts, name) ? drafts[name]?.values : undefined
}

/** Deletes this page's member's expired drafts. */
export const removeOldDrafts = () => store(youngDrafts())

/** Stores a member's draft of a form for a day. */
export function writeDraft(name: string, memberKey: string, values: Record<string, unknown>): void {
  store({ ...youngDrafts(memberKey), [name]: { savedAt: phoneNow(), values } }, memberKey)
}

export function removeDraft(name: string, memberKey: string): void {
  const { [name]: _removed, ...others } = youngDrafts(memberKey)
  store(others, memberKey)
}

export interface DraftOptions<Values> {
  /** The form's name among the drafts. */
  name: string
  /** The draft's owner: brand, and member or number. Without it nothing is stored. */
  memberKey: string | undefined
  /** The fields to store, never a PIN or OTP; those in one list are stored together or not at all. */
  fields: readonly ((keyof Values & string) | readonly (keyof Values & string)[])[]
}

/** The draft of one form: `initial` are the initial values with the stored ones, `save` stores what was changed. */
export function openDraft<Values extends object>(
  options: DraftOptions<Values> | undefined,
  initialValues: Values,
) {
  const { name = '', memberKey, fields = [] } = options ?? {}
  const before: Record<string, unknown> = Object.fromEntries(Object.entries(initialValues))
  // Unchanged fields are left out: the server may have newer values when the draft is restored.
  const pick = (values: Record<string, unknown>) => {
    const isChanged = (key: string) => JSON.stringify(values[key]) !== JSON.stringify(before[key])
    // A release may have changed the form since.
    const isOfForm = (key: string) => typeOf(values[key]) === typeOf(before[key])
    const isKept = (key: string) => isOfForm(key) && (mayBeKept(values[key]) || !isChanged(key))
    const kept = fields
      .map((field) => [field].flat())
      .filter((names) => names.some(isChanged) && names.every(isKept))
    return Object.fromEntries(kept.flat().map((key) => [key, values[key]]))
  }
  const restored = pick((memberKey === undefined ? undefined : readDraft(name, memberKey)) ?? {})

  let stored = JSON.stringify(restored)
  const write = (kept: Record<string, unknown>) => {
    const text = JSON.stringify(kept)
    if (memberKey === undefined || text === stored) return
    stored = text
    if (text === '{}') removeDraft(name, memberKey)
    else writeDraft(name, memberKey, kept)
  }
  return {
    initial: { ...initialValues, ...restored },
    isRestored: Object.keys(restored).length > 0,
    save: (values: Values) => write(pick(Object.fromEntries(Object.entries(values)))),
    clear: () => write({}),
  }
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
