import { isRecord } from '@/lib/is-record'
import { storedJson, useStoredOf } from '@/storage/stored-json'

/** The privilege a member saves points for. */
export interface SavingGoal {
  privilegeId: string
  /** The title at the time of choosing, still needed when the privilege is no longer offered. */
  title: string
  /** From a for-you list (spec 7, Issue's Type). */
  isForYou?: boolean
  /** Home has announced that the points suffice. */
  isReachedTold?: boolean
}

const isSavingGoal = (value: unknown): value is SavingGoal =>
  isRecord(value) && [value.privilegeId, value.title].every((text) => typeof text === 'string')

const stored = storedJson('savingFor', isSavingGoal)

/** The one privilege each member saves for on this phone. */
export const savingFor = {
  choose: (goal: SavingGoal) => stored.write(goal),
  /** Ends the goal of this privilege, if it is still the member's: another tab may have changed it. */
  end: (privilegeId: string, memberKey?: string) => {
    if (stored.read(memberKey)?.privilegeId === privilegeId) stored.write(undefined, memberKey)
  },
  /** Records whether home has announced this goal as reached, if it is still the member's. */
  noteReached: (goal: SavingGoal, isReachedTold: boolean) => {
    if (stored.read()?.privilegeId === goal.privilegeId) stored.write({ ...goal, isReachedTold })
  },
}

/** The member's goal; undefined until the member key is known. */
export const useSavingFor = (memberKey: string | undefined): SavingGoal | undefined =>
  useStoredOf(stored, memberKey)
