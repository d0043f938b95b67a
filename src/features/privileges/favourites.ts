import { useSyncExternalStore } from 'react'
import { readJson, watchOtherTabs, writeJson } from '@/config/storage'
import { isRecord } from '@/lib/is-record'

/** More than a member marks by hand; the list's request carries the ids. */
const MAX_MARKED = 200
const NONE: readonly string[] = []

let known: { owner: string; ids: readonly string[] } | undefined
const listeners = new Set<() => void>()

function isStored(value: unknown): value is { owner: string; ids: string[] } {
  return (
    isRecord(value) &&
    typeof value.owner === 'string' &&
    Array.isArray(value.ids) &&
    value.ids.every((id) => typeof id === 'string')
  )
}

function read(owner: string | undefined): readonly string[] {
  if (known === undefined) known = readJson('favourites', isStored)
  return owner !== undefined && known?.owner === owner ? known.ids : NONE
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = watchOtherTabs('favourites', () => {
    known = undefined
    listener()
  })
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The ids of the privileges that a member has marked, newest first. `owner` is brand and member; without one there are none. */
export function useFavourites(owner: string | undefined): readonly string[] {
  return useSyncExternalStore(subscribe, () => read(owner))
}

/** Marks a privilege, or unmarks it. Stored on this phone alone; another member's marks give way. */
export function markFavourite(owner: string, privilegeId: string, isMarked: boolean): void {
  const others = read(owner).filter((id) => id !== privilegeId)
  known = { owner, ids: isMarked ? [privilegeId, ...others].slice(0, MAX_MARKED) : others }
  writeJson('favourites', known)
  for (const listener of listeners) listener()
}
