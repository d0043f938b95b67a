import { useEffect, useState } from 'react'
import { mayBeKept, readDraft, removeDraft, writeDraft } from './drafts'

const WRITE_DELAY_MS = 300

export interface DraftOptions<Values> {
  /** The form's name among the drafts. */
  name: string
  /** Whose draft it is: the brand and the member's id or number. Without a member nothing is persisted. */
  memberKey: string | undefined
  /** The fields that may be persisted, never a PIN or an OTP; those in one list are persisted together or not at all. */
  fields: readonly ((keyof Values & string) | readonly (keyof Values & string)[])[]
}

/**
 * Persists in local storage what the member changes in a form. `initial` holds the initial values with the stored ones, read
 * once. `save` writes after a short delay, and at once when the page is left; `clear` deletes the draft.
 */
export function useDraft<Values extends object>(
  options: DraftOptions<Values> | undefined,
  initialValues: Values,
) {
  const [draft] = useState(() => openDraft(options, initialValues))
  useEffect(() => {
    const flushIfHidden = () => document.hidden && draft.flush()
    window.addEventListener('pagehide', draft.flush)
    document.addEventListener('visibilitychange', flushIfHidden)
    return () => {
      window.removeEventListener('pagehide', draft.flush)
      document.removeEventListener('visibilitychange', flushIfHidden)
      draft.flush()
    }
  }, [draft])
  return draft
}

function openDraft<Values extends object>(options: DraftOptions<Values> | undefined, initialValues: Values) {
  const { name = '', memberKey, fields = [] } = options ?? {}
  const before = new Map<string, unknown>(Object.entries(initialValues))
  // Fields as they were are left out: by the time the draft is restored, the server may know better.
  const pick = (all: object) => {
    const values = new Map<string, unknown>(Object.entries(all))
    const isChanged = (key: string) => JSON.stringify(values.get(key)) !== JSON.stringify(before.get(key))
    const isKept = (key: string) => values.has(key) && (mayBeKept(values.get(key)) || !isChanged(key))
    const kept = fields
      .map((field) => (typeof field === 'string' ? [field] : field))
      .filter((names) => names.some(isChanged) && names.every(isKept))
    return Object.fromEntries(kept.flat().map((key) => [key, values.get(key)]))
  }
  const stored = (memberKey === undefined ? undefined : readDraft(name, memberKey)) ?? {}
  const restored = pick(ofSameType(stored, initialValues))
  const initial = { ...initialValues, ...restored }

  let written = JSON.stringify(restored)
  let pending: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    if (pending === undefined || memberKey === undefined) return
    written = pending
    pending = undefined
    if (written === NOTHING) removeDraft(name, memberKey)
    else writeDraft(name, memberKey, JSON.parse(written) as Record<string, unknown>) // stringified in save
  }
  const save = (values: Values) => {
    const text = JSON.stringify(pick(values))
    if (memberKey === undefined || text === (pending ?? written)) return
    pending = text
    clearTimeout(timer)
    timer = setTimeout(flush, WRITE_DELAY_MS)
  }
  const clear = () => {
    clearTimeout(timer)
    pending = undefined
    written = NOTHING
    if (memberKey !== undefined) removeDraft(name, memberKey)
  }
  return { initial, isRestored: written !== NOTHING, save, flush, clear }
}

const NOTHING = '{}'

/** The stored values whose type is that of the form's initial value: a release may have changed the form. */
function ofSameType(stored: Record<string, unknown>, values: object): object {
  const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
  const current = new Map<string, unknown>(Object.entries(values))
  return Object.fromEntries(
    Object.entries(stored).filter(([key, value]) => typeOf(value) === typeOf(current.get(key))),
  )
}
