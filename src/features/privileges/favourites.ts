import { useSyncExternalStore } from 'react'
import { storedJson } from '@/storage/stored-json'
import { isRecord } from '@/lib/is-record'

interface Stored {
  memberKey: string
  ids: readonly string[]
}

const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  typeof value.memberKey === 'string' &&
  Array.isArray(value.ids) &&
  value.ids.every((id) => typeof id === 'string')

const NONE: readonly string[] = []
/** No more than one marks by hand, for the list's request carries the ids. */
const MAX_COUNT = 200

const stored = storedJson('favourites', isStored)

function read(memberKey: string | undefined): readonly string[] {
  const list = stored.read()
  return memberKey !== undefined && list?.memberKey === memberKey ? list.ids : NONE
}

/** Marks a privilege as the favourite of a member key, or no longer; those of another member give way. */
export function markFavourite(memberKey: string, id: string, isMarked: boolean): void {
  const others = read(memberKey).filter((other) => other !== id)
  stored.write({ memberKey, ids: isMarked ? [id, ...others].slice(0, MAX_COUNT) : others })
}

/** The ids of the privileges that a member has marked on this phone, the latest first; none until the member key is known. */
export function useFavourites(memberKey: string | undefined): readonly string[] {
  return useSyncExternalStore(stored.subscribe, () => read(memberKey))
}
