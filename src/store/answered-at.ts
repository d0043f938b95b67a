import { isRestored, restored } from './home-snapshot'

/** What RTK Query says of an answer in the cache. */
export interface CachedAnswer {
  endpointName?: string
  originalArgs?: unknown
  fulfilledTimeStamp?: number
}

/** When a cached answer was really given (ms, this phone's clock): a restored one bears the time of its restoring in the cache. */
export function answeredAt(answer: CachedAnswer): number | undefined {
  const { endpointName, originalArgs, fulfilledTimeStamp } = answer
  if (!isRestored(fulfilledTimeStamp)) return fulfilledTimeStamp
  const key = JSON.stringify([endpointName, originalArgs])
  const entry = restored.entries?.find((one) => JSON.stringify([one.endpointName, one.arg]) === key)
  return entry?.answeredAt ?? restored.savedAt
}
