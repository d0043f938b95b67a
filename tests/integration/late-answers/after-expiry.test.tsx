import { expect, it } from 'vitest'
import { STORED, type StoredKey } from '@/storage/storage-keys'
import { hold, quiet } from '../open-app'
import { begunFlows, type BegunFlow } from './begun-flows'
import { called, EXPIRED, endSession, expiry, leaveFor, said, storedOfMembers } from './late-steps'

/** What a 401 leaves stored. */
const outlives401 = (key: string) => {
  const wipedBy: readonly string[] | undefined = STORED[key as StoredKey]?.wipedBy
  return wipedBy !== undefined && !wipedBy.includes('expired')
}

/** Begins, and hears on another page that the session has ended, all before the answer. */
async function expireMeanwhile({ persona = 'gold', late, arrive, begin }: BegunFlow) {
  await arrive?.()
  const release = hold(late)
  await begin()
  await called(late)
  // The page's own reads would hear of the end before the page is left.
  await quiet()
  endSession(persona)
  await leaveFor('/package')
  await expiry()
  return release
}

it.each(begunFlows)(
  '$what that is answered only after the session has ended changes nothing of what the expiry has left, and nothing on screen',
  async (flow) => {
    const release = await expireMeanwhile(flow)
    await quiet()
    const address = location.href
    release()
    await quiet()
    expect(storedOfMembers().filter((key) => !outlives401(key))).toEqual([])
    expect(said()).toEqual([EXPIRED])
    expect(location.href).toBe(address)
  },
)
