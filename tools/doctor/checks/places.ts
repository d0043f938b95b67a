import { isDeepStrictEqual } from 'node:util'
import type { CustomerInfo } from '../../../src/api/generated/endpoints.ts'
import { parseText } from '../../../src/lib/wire-scalar.ts'
import { judgeEach, type Finding, type Rows } from '../finding.ts'
import { callApi, dataIn, errorIn, madeOf, rowsOf, type Call, type Visit } from '../visit.ts'

/** The lists of places, each for an id of the one before, and the field of a member's address. */
const LEVELS = [
  ['listProvinces', 'province_id'],
  ['listDistricts', 'district_id'],
  ['listSubDistricts', 'sub_district_id'],
  ['listPostalCodes', 'postal_code'],
] as const

interface Seen {
  /** Whether its id is another than that of the first rows. */
  isOther: boolean
  first: readonly unknown[]
  ids: readonly (string | undefined)[]
  /** The id in the member’s address. */
  own: string | undefined
}

const PLACES: Rows<Seen> = {
  'places-missing': ({ ids }) =>
    ids.length === 0 && 'have no row for one place: nobody there can give an address',
  'places-ignored': ({ isOther, first, ids }) =>
    isOther &&
    ids.length > 0 &&
    isDeepStrictEqual(first, ids) &&
    'are the same for two places: a member is shown those of all, and may save what does not fit',
  'address-unknown': ({ ids, own }) =>
    own !== undefined &&
    ids.length > 0 &&
    !ids.includes(own) &&
    'do not have the id that Customer/info says: the member’s address cannot be changed from there',
}

/** Whether places are those of the one above: from the last province down, and along the member’s address. */
export async function checkPlaces(visit: Visit): Promise<Finding[]> {
  const { address = {} } = dataIn<CustomerInfo>(madeOf(visit.calls, 'getCustomerInfo'))
  const idsIn = (call: Call | undefined) => rowsOf(call).map((row) => parseText(row.id ?? row.postal_code))
  const seen: [place: string, seen: Seen][] = []
  for (const isOwn of madeOf(visit.calls, 'listProvinces') ? [false, true] : []) {
    let [id, firstId]: (string | undefined)[] = []
    for (const [operation, field] of LEVELS) {
      const first = idsIn(madeOf(visit.calls, operation))
      const call = await callApi(visit, operation, { ...(id !== undefined && { id }), isOnce: true })
      if (!call || errorIn(call)) break
      const ids = idsIn(call)
      const own = isOwn ? parseText(address[field]) : undefined
      seen.push([operation, { isOther: id !== firstId, first, ids, own }])
      id = isOwn ? own : ids.at(-1)
      firstId = first[0]
      if (id === undefined) break
    }
  }
  // What is wrong further down follows from it.
  return judgeEach('places', PLACES, seen).slice(0, 1)
}
