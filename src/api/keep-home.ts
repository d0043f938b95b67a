import { readStored, writeJson } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'
import { readOf, type baseApi, type CachedAnswer } from './base-api'
import { readKept, VERSION, type Entries, type Kept } from './home-cache'

/** A privilege's own card, or the look for its transaction, is not of home. */
const isOfItem = (arg: unknown) => JSON.stringify(arg ?? null).includes('_id"')

/** Keeps home's answers for the next visit, with no token, phone number, email or birth date, and no lists of other pages (spec 3). */
export function keepHome({ api }: { api: ReturnType<typeof baseApi.reducer> }, brandRef?: string): void {
  if (!brandRef || readStored('token') === undefined) return
  const before = readKept(brandRef)
  const own = Object.entries(api.queries as Entries).flatMap(([key, query]): [string, CachedAnswer][] => {
    const { endpointName, originalArgs, data, fulfilledTimeStamp = 0 } = query
    if (data === undefined || !readOf(endpointName).isKept || isOfItem(originalArgs)) return []
    // Another tab may have read it since.
    const other = before[key]
    if (other && (other.fulfilledTimeStamp ?? 0) > fulfilledTimeStamp) return [[key, other]]
    const value = endpointName === 'getProfile' ? withoutContact(data) : data
    return [[key, { endpointName, originalArgs, status: 'fulfilled', data: value, fulfilledTimeStamp }]]
  })
  const entries = Object.fromEntries(own)
  if (own.some(([, { endpointName }]) => endpointName === 'getProfile'))
    writeJson('homeSnapshot', { version: VERSION, brandRef, entries } satisfies Kept)
}

/** Pages read these fields themselves before they act on them. */
function withoutContact(profile: unknown): unknown {
  if (!isRecord(profile)) return profile
  const { mobile_no: _number, email: _email, birthdate: _birthdate, gender: _gender, ...kept } = profile
  return kept
}

/** The balance that another tab has kept, if it is of a later read than this page's. */
export function laterPoints(brandRef: string | undefined, answer: CachedAnswer): number | undefined {
  const { fulfilledTimeStamp = 0, data } =
    Object.values(readKept(brandRef)).find(({ endpointName }) => endpointName === 'getProfile') ?? {}
  const isLater = fulfilledTimeStamp > (answer.fulfilledTimeStamp ?? 0)
  return isLater && isRecord(data) && typeof data.point === 'number' ? data.point : undefined
}
