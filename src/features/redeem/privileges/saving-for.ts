import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'

/** The privilege a member saves points for, with its title at the time of choosing: it may be offered no longer. */
export type SavingGoal = StoredValue<'savingFor'>

/** The one privilege each member saves for on this phone. */
export const savingFor = {
  choose: (goal: SavingGoal) => writeStored('savingFor', goal),
  /** Ends the goal of this privilege, if it is still the member's: another tab may have changed it. */
  end: (privilegeId: string, memberKey?: string) => {
    if (readStored('savingFor', memberKey)?.privilegeId === privilegeId)
      writeStored('savingFor', undefined, memberKey)
  },
}
