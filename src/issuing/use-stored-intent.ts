import { useCallback, useSyncExternalStore } from 'react'
import { intentOf, subscribeToIntents, type IssueIntent, type IssueItem } from './issue-intents'

/** The latest intent to issue an item, as it changes in this and in other tabs; undefined while it is not known whose it is. */
export function useStoredIntent(
  { kind, itemId }: Pick<IssueItem, 'kind' | 'itemId'>,
  owner: string | undefined,
): IssueIntent | undefined {
  return useSyncExternalStore(
    subscribeToIntents,
    useCallback(
      () => (owner === undefined ? undefined : intentOf({ owner, kind, itemId })),
      [owner, kind, itemId],
    ),
  )
}
