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

/** Ids of privileges that this phone keeps for one member key (brand and member), the latest first; another member's give way. */
function ownList(key: 'favourites' | 'recentlySeen', maxCount: number) {
  const stored = storedJson(key, isStored)
  const read = (memberKey: string | undefined) => {
    const list = stored.read()
    return memberKey !== undefined && list?.memberKey === memberKey ? list.ids : NONE
  }
  return {
    subscribe: stored.subscribe,
    read,
    put: (memberKey: string, id: string, isIn = true) => {
      const others = read(memberKey).filter((other) => other !== id)
      stored.write({ memberKey, ids: isIn ? [id, ...others].slice(0, maxCount) : others })
    },
  }
}

/** What the member has marked: no more than one marks by hand, for the list's request carries the ids. */
export const favourites = ownList('favourites', 200)

/** The details that the member has opened. */
export const recentlySeen = ownList('recentlySeen', 20)

/** The ids of a list of the member key's, the latest first; none until the member key is known. */
export function useOwnList(list: typeof favourites, memberKey: string | undefined): readonly string[] {
  return useSyncExternalStore(list.subscribe, () => list.read(memberKey))
}
