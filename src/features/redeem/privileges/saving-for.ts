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
  /** It was opened from a for-you list (spec 7, Issue's Type). */
  isForYou?: boolean
  /** Home has said that there are enough points. */
  isReachedTold?: boolean
}

/** A phone sees a few brands, each with its member; whoever chose longest ago gives way. */
const MAX_GOALS = 5

const isSavingGoal = (value: unknown): value is SavingGoal =>
  isRecord(value) &&
  [value.memberKey, value.privilegeId, value.title].every((text) => typeof text === 'string')

const areSavingGoals = (value: unknown): value is SavingGoal[] =>
  Array.isArray(value) && value.every(isSavingGoal)

const stored = storedJson('savingFor', areSavingGoals)

const read = (memberKey: string | undefined) => stored.read()?.find((goal) => goal.memberKey === memberKey)

/** Stores a member's goal in place of the one before; none removes that. */
function put(memberKey: string, goal?: SavingGoal): void {
  const others = stored.read()?.filter((other) => other.memberKey !== memberKey) ?? []
  const goals = goal ? [goal, ...others].slice(0, MAX_GOALS) : others
  stored.write(goals.length > 0 ? goals : undefined)
}

/** Whether a goal is the member's still, for another tab may have chosen another one. */
const isStill = ({ memberKey, privilegeId }: Pick<SavingGoal, 'memberKey' | 'privilegeId'>) =>
  read(memberKey)?.privilegeId === privilegeId

/** The one privilege that a member saves for on this phone, for each member key; another one takes its place. */
export const savingFor = {
  choose: ({ memberKey, privilegeId, title, isForYou }: Omit<SavingGoal, 'isReachedTold'>) =>
    put(memberKey, { memberKey, privilegeId, title, ...(isForYou && { isForYou }) }),
  /** Ends the saving for a goal, unless there is another one by now. */
  end: (goal: Pick<SavingGoal, 'memberKey' | 'privilegeId'>) => {
    if (isStill(goal)) put(goal.memberKey)
  },
  /** Notes whether home has said that there are enough points for a goal, unless there is another one by now. */
  noteReached: (goal: SavingGoal, isReachedTold: boolean) => {
    if (isStill(goal)) put(goal.memberKey, { ...goal, isReachedTold })
  },
}

/** What the member saves for; nothing until the member key is known. */
export function useSavingFor(memberKey: string | undefined): SavingGoal | undefined {
  return useSyncExternalStore(stored.subscribe, () => read(memberKey))
}
