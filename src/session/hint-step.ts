import { readStored, writeText } from '@/storage/storage'

/** The hint that a new member has come to, counted from 1; undefined for who has none to see any more. */
export function readHintStep(): number | undefined {
  const step = Number(readStored('hintStep'))
  return Number.isInteger(step) && step > 0 ? step : undefined
}

/** Stores the hint to show from now on; undefined: the member has skipped or seen them. */
export function saveHintStep(step: number | undefined): void {
  writeText('hintStep', step?.toString())
}
