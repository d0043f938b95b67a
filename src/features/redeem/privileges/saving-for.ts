import { useSyncExternalStore } from 'react'
import { isRecord } from '@/lib/is-record'
import { storedJson } from '@/storage/stored-json'

/** The privilege a member saves points for. */
export interface SavingGoal {
  memberKey: string
  privilegeId: string
  /** The title at the time of choosing, still needed when the privilege is no longer offered. */
  title: string
  /** From a for-you list (spec 7, Issue's Type). */
  isForYou?: boolean
  /** Home has announced that the points suffice. */
  isReachedTold?: boolean
}

/** A phone sees few brands and members; the oldest goal is dropped. */
const MAX_GOALS = 5

const isSavingGoal = (value: unknown): value is SavingGoal =>
  isRecord(value) &&
  [value.memberKey, value.privilegeId, value.title].every((text) => typeof text === 'string')

const areSavingGoals = (value: unknown): value is SavingGoal[] =>
  Array.isArray(value) && value.every(isSavingGoal)

const stored = storedJson('savingFor', areSavingGoals)

const read = (memberKey: string | undefined) => stored.read()?.find((goal) => goal.memberKey === memberKey)

/** Replaces a member's goal, or removes it. */
function put(memberKey: string, goal?: SavingGoal): void {
  const others = stored.read()?.filter((other) => other.memberKey !== memberKey) ?? []
  const goals = goal ? [goal, ...others].slice(0, MAX_GOALS) : others
  stored.write(goals.length > 0 ? goals : undefined)
}

/** Whether this is still the member's goal; another tab may have changed it. */
const isCurrentGoal = ({ memberKey, privilegeId }: Pick<SavingGoal, 'memberKey' | 'privilegeId'>) =>
  read(memberKey)?.privilegeId === privilegeId

/** The one privilege each member saves for on this phone. */
export const savingFor = {
  choose: (goal: SavingGoal) => put(goal.memberKey, goal),
  /** Ends this goal, if it is still the member's. */
  end: (goal: Pick<SavingGoal, 'memberKey' | 'privilegeId'>) => {
    if (isCurrentGoal(goal)) put(goal.memberKey)
  },
  /** Records whether home has announced this goal as reached, if it is still the member's. */
  noteReached: (goal: SavingGoal, isReachedTold: boolean) => {
    if (isCurrentGoal(goal)) put(goal.memberKey, { ...goal, isReachedTold })
  },
}

/** The member's goal; undefined until the member key is known. */
export function useSavingFor(memberKey: string | undefined): SavingGoal | undefined {
  return useSyncExternalStore(stored.subscribe, () => read(memberKey))
}
