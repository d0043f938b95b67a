import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toAppError } from '@/api/app-error'
import { useIsThere } from '@/lib/use-is-there'
import { useProfile } from '@/session/use-member'
import { useErrorModal } from '@/ui/use-error-modal'

/**
 * For a member who taps before the profile has said whose the issue is, or where the profile has failed: waits for the profile, or
 * asks for it again, and then goes on with `onFound`, or shows why the profile does not say so.
 */
export function useFindOwner(owner: string | undefined, onFound: () => void) {
  const { isUninitialized, refetch } = useProfile()
  const showError = useErrorModal()
  const isThere = useIsThere()
  const isWanted = useRef(false)
  const [isFinding, setIsFinding] = useState(false)
  const goOn = useEffectEvent(onFound)

  useEffect(() => {
    if (owner === undefined || !isWanted.current) return
    isWanted.current = false
    goOn()
  }, [owner])

  const find = async () => {
    if (isUninitialized) return
    isWanted.current = true
    setIsFinding(true)
    const { data, error } = await refetch()
    // The answer is here before the page has rendered it: the owner's effect goes on once the question can name the balance.
    if (data?.customer_info !== undefined || !isThere()) return
    setIsFinding(false)
    isWanted.current = false
    showError(error ? toAppError(error) : { kind: 'malformed' })
  }
  return { isFinding: isFinding && owner === undefined, find: () => void find() }
}
