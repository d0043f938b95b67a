import { useFormState } from '@/forms/form-state'
import { useLazyComponent } from '@/lib/use-lazy-component'
import type { ConflictNoticeProps } from './conflict'

const loadConflict = () => import('./conflict').then((module) => ({ default: module.Conflict }))

/** After a save was refused because the details have changed meanwhile: offers to go on from the latest. */
export function ConflictNotice({ asOf, onLoad }: ConflictNoticeProps) {
  const error = useFormState().formError?.error
  const conflict = error?.kind === 'rejected' && error.isConflict ? error : undefined
  // The error itself is told above; a chunk that does not come leaves the form as it is.
  const Conflict = useLazyComponent(loadConflict, conflict !== undefined, () => undefined)
  if (!conflict || !Conflict) return null
  // The server's own words, shown above, say already what has happened.
  const first = conflict.texts ? 'kept' : 'text'
  return <Conflict key={conflict.requestId} first={first} asOf={asOf} onLoad={onLoad} />
}
