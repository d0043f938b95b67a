import { useSyncExternalStore } from 'react'
import { isRecord } from '@/lib/is-record'
import { storedJson } from '@/storage/stored-json'

/** The privilege that a member saves points for. */
export interface SavingGoal {
  /** Brand and member. */
  memberKey: string
  privilegeId: string
  /** As it was called when it was chosen: once it is no longer offered, nothing else says so. */
  title: string
  /** Home has said that there are enough points. */
  isReachedTold?: boolean
}

const isSavingGoal = (value: unknown): value is SavingGoal =>
  isRecord(value) &&
  [value.memberKey, value.privilegeId, value.title].every((text) => typeof text === 'string')

const stored = storedJson('savingFor', isSavingGoal)

const read = (memberKey: string | undefined) => {
  const goal = stored.read()
  return goal?.memberKey === memberKey ? goal : undefined
}

/** The one privilege that this phone's member saves for; another one takes its place, another member's too. */
export const savingFor = {
  choose: (memberKey: string, { privilegeId, title }: Pick<SavingGoal, 'privilegeId' | 'title'>) =>
    stored.write({ memberKey, privilegeId, title }),
  /** Ends the saving for a goal, unless there is another one by now. */
  end: ({ memberKey, privilegeId }: Pick<SavingGoal, 'memberKey' | 'privilegeId'>) => {
    if (read(memberKey)?.privilegeId === privilegeId) stored.write(undefined)
  },
  /** Notes whether home has said that there are enough points. */
  noteReached: (goal: SavingGoal, isReachedTold: boolean) => stored.write({ ...goal, isReachedTold }),
}

/** What the member saves for; nothing until the member key is known. */
export function useSavingFor(memberKey: string | undefined): SavingGoal | undefined {
  return useSyncExternalStore(stored.subscribe, () => read(memberKey))
}
