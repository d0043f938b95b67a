import { invalidFields } from './errors.ts'

const MOST = 99

/** How many a call asks for: 1 where it says nothing, else a whole number from 1 to 99. */
export function readAmount(amount: unknown): number {
  if (amount === undefined || amount === null) return 1
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1 || amount > MOST) {
    throw invalidFields(['Amount'])
  }
  return amount
}
