import { readStored, writeStored } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'
import { readOf, type baseApi, type CachedAnswer } from './base-api'
import { readKept, VERSION, type Entries } from './home-cache'

/** Reads of a single privilege do not belong to home. */
const isOfOneItem = (arg: unknown) => JSON.stringify(arg ?? null).includes('_id"')

/** Keeps home's answers for the next visit, without token, who the member is, or other pages' lists (spec 3). */
export function keepHome({ api }: { api: ReturnType<typeof baseApi.reducer> }, brandRef?: string): void {
  if (!brandRef || readStored('token') === undefined) return
  const before = readKept(brandRef)
  const own = Object.entries(api.queries as Entries).flatMap(([key, query]): [string, CachedAnswer][] => {
    const { endpointName, originalArgs, data, fulfilledTimeStamp = 0 } = query
    if (data === undefined || !readOf(endpointName)?.isKept || isOfOneItem(originalArgs)) return []
    // Another tab may have read it later.
    const other = before[key]
    if (other && (other.fulfilledTimeStamp ?? 0) > fulfilledTimeStamp) return [[key, other]]
    const value = endpointName === 'getProfile' ? withoutIdentity(data) : data
    return [[key, { endpointName, originalArgs, status: 'fulfilled', data: value, fulfilledTimeStamp }]]
  })
  const entries = Object.fromEntries(own)
  if (own.some(([, { endpointName }]) => endpointName === 'getProfile'))
    writeStored('homeSnapshot', { version: VERSION, brandRef, entries })
}

/** What greets the member, and no more. Pages that use the other fields read the profile again first. */
function withoutIdentity(profile: unknown): unknown {
  if (!isRecord(profile)) return profile
  const { last_name: _name, customer_info: _memberNumber, mobile_no: _number, ...others } = profile
  const { email: _email, birthdate: _birthdate, gender: _gender, ...kept } = others
  return kept
}

/** The balance kept by another tab, if it was read later than this tab's. */
export function newerPoints(brandRef: string | undefined, answer: CachedAnswer): number | undefined {
  const { fulfilledTimeStamp = 0, data } =
    Object.values(readKept(brandRef)).find(({ endpointName }) => endpointName === 'getProfile') ?? {}
  const isLater = fulfilledTimeStamp > (answer.fulfilledTimeStamp ?? 0)
  return isLater && isRecord(data) && typeof data.point === 'number' ? data.point : undefined
}
