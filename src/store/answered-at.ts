import { restored, type CachedAnswer, type Entry } from './home-snapshot'

/** The entry of the last visit that an answer in the cache is, if it is one. */
export function restoredEntry(answer: CachedAnswer): Entry | undefined {
  const { endpointName, originalArgs, fulfilledTimeStamp } = answer
  if (fulfilledTimeStamp === undefined || fulfilledTimeStamp !== restored.restoredAt) return undefined
  const key = JSON.stringify([endpointName, originalArgs])
  return restored.entries?.find((entry) => JSON.stringify([entry.endpointName, entry.arg]) === key)
}

/** When a cached answer was really given (ms, this phone's clock): a restored one bears the time of its restoring in the cache. */
export function answeredAt(answer: CachedAnswer): number | undefined {
  const entry = restoredEntry(answer)
  return entry ? (entry.answeredAt ?? restored.savedAt) : answer.fulfilledTimeStamp
}
