import { useSyncExternalStore } from 'react'
import { storedJson } from '@/config/stored-json'
import { isRecord } from '@/lib/is-record'

interface Stored {
  owner: string
  ids: readonly string[]
}

const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  typeof value.owner === 'string' &&
  Array.isArray(value.ids) &&
  value.ids.every((id) => typeof id === 'string')

const NONE: readonly string[] = []

/** Ids of privileges that this phone keeps for one owner (brand and member), the latest first; another owner's give way. */
function ownList(key: 'favourites' | 'recentlySeen', maxCount: number) {
  const stored = storedJson(key, isStored)
  const read = (owner: string | undefined) => {
    const list = stored.read()
    return owner !== undefined && list?.owner === owner ? list.ids : NONE
  }
  return {
    subscribe: stored.subscribe,
    read,
    put: (owner: string, id: string, isIn = true) => {
      const others = read(owner).filter((other) => other !== id)
      stored.write({ owner, ids: isIn ? [id, ...others].slice(0, maxCount) : others })
    },
  }
}

/** What the member has marked: no more than one marks by hand, for the list's request carries the ids. */
export const favourites = ownList('favourites', 200)

/** The details that the member has opened. */
export const recentlySeen = ownList('recentlySeen', 20)

/** The ids of a list of the owner's, the latest first; none until the owner is known. */
export function useOwnList(list: typeof favourites, owner: string | undefined): readonly string[] {
  return useSyncExternalStore(list.subscribe, () => list.read(owner))
}
