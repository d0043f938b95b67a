import { useEffect, useState } from 'react'
import { readDraft, removeDraft, writeDraft } from './drafts'

const PAUSE = 300

export interface DraftOptions<Values> {
  /** The form's name among the drafts. */
  name: string
  /** Whose draft it is: the brand and the member's id or number. None: nothing is kept. */
  owner: string | undefined
  /** The fields that may be kept: never a PIN, an OTP or a national ID. */
  fields: readonly (keyof Values & string)[]
}

/**
 * Keeps a form's values in local storage while they are being entered, and gives back what was kept of them: `initial` is
 * read once. `keep` writes after a short pause, and at once when the page is left; `clear` ends it.
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
  const { name = '', owner, fields = [] } = options ?? {}
  const pick = (values: object) => Object.fromEntries(Object.entries(values).filter(([key]) => isKept(key)))
  const isKept = (key: string) => fields.some((field) => field === key)
  const kept = owner === undefined ? undefined : readDraft(name, owner)
  const initial = kept ? { ...initialValues, ...alike(pick(kept), initialValues) } : initialValues

  let last = JSON.stringify(pick(initial))
  let waiting: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    if (waiting === undefined || owner === undefined) return
    last = waiting
    waiting = undefined
    writeDraft(name, owner, JSON.parse(last) as Record<string, unknown>) // written by keep
  }
  const keep = (values: Values) => {
    const text = JSON.stringify(pick(values))
    if (owner === undefined || text === (waiting ?? last)) return
    waiting = text
    clearTimeout(timer)
    timer = setTimeout(flush, PAUSE)
  }
  const clear = () => {
    clearTimeout(timer)
    waiting = undefined
    if (owner !== undefined) removeDraft(name, owner)
  }
  return { initial, keep, flush, clear }
}

/** Those of the kept values that are of the kind the form has today: it may have changed since. */
function alike(kept: Record<string, unknown>, values: object): object {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
  const today = new Map<string, unknown>(Object.entries(values))
  return Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => kindOf(value) === kindOf(today.get(key))),
  )
}
