import { useEffect, useState } from 'react'
import { mayBeKept, readDraft, removeDraft, writeDraft } from './drafts'

const WRITE_DELAY_MS = 300

export interface DraftOptions<Values> {
  /** The form's name among the drafts. */
  name: string
  /** The draft's owner: brand, and member or number. Without it nothing is stored. */
  memberKey: string | undefined
  /** The fields to store, never a PIN or OTP; those in one list are stored together or not at all. */
  fields: readonly ((keyof Values & string) | readonly (keyof Values & string)[])[]
}

/**
 * Stores what the member changes in a form. `initial` are the initial values with the draft's, read once. `save` writes after a
 * short delay, and at once when the page is left; `clear` deletes the draft.
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

  let latest = restored
  let stored = JSON.stringify(restored)
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    const text = JSON.stringify(latest)
    if (memberKey === undefined || text === stored) return
    stored = text
    if (text === '{}') removeDraft(name, memberKey)
    else writeDraft(name, memberKey, latest)
  }
  const save = (values: Values) => {
    latest = pick(Object.fromEntries(Object.entries(values)))
    clearTimeout(timer)
    timer = setTimeout(flush, WRITE_DELAY_MS)
  }
  const clear = () => {
    latest = {}
    flush()
  }
  return {
    initial: { ...initialValues, ...restored },
    isRestored: Object.keys(restored).length > 0,
    save,
    flush,
    clear,
  }
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
