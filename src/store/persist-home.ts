import { api } from '@/api/api'
import { readText, writeJson } from '@/config/storage'
import { isRecord } from '@/lib/is-record'
import type { RootState } from './store'
import { isKept, profileAnsweredAt, SNAPSHOT_VERSION, type Snapshot } from './home-snapshot'

/** Keeps home's answers for the next visit, without phone number, email and birth date. */
export function keepHome(state: RootState): void {
  const { brandRef, isLoggedIn } = state.session
  if (!brandRef || !isLoggedIn || readText('token') === undefined) return
  const cachedAt = api.endpoints.getProfile.select()(state).fulfilledTimeStamp
  const entries = Object.values(state.api.queries).flatMap((query) => {
    if (query?.status !== 'fulfilled' || !isKept(query.endpointName)) return []
    const value = query.endpointName === 'getProfile' ? withoutContact(query.data) : query.data
    return [{ endpointName: query.endpointName, arg: query.originalArgs, value }]
  })
  if (entries.some((entry) => entry.endpointName === 'getProfile')) {
    writeJson('homeSnapshot', {
      version: SNAPSHOT_VERSION,
      brandRef,
      savedAt: Date.now(),
      profileAnsweredAt: profileAnsweredAt(cachedAt),
      entries,
    } satisfies Snapshot)
  }
}

function withoutContact(profile: unknown): unknown {
  return isRecord(profile)
    ? { ...profile, mobile_no: '', email: undefined, birthdate: undefined, gender: undefined }
    : profile
}
