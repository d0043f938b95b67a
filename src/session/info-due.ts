import { readStored, writeText } from '@/storage/storage'

/** Stores whether an account's info is still due, neither sent nor skipped. */
export function setInfoDue(isDue: boolean): void {
  writeText('isInfoDue', isDue ? 'true' : undefined)
}

/** Whether an account was made whose info is neither sent nor skipped. */
export function isInfoDue(): boolean {
  return readStored('isInfoDue') === 'true'
}
