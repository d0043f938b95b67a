import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useBoot } from '@/session/boot-context'
import { readConsentState } from '../consent-state'

/**
 * Whether the box is ticked: at first as the configuration says. It is kept with the entry of the history, so that a look at
 * the terms and back does not tick again what the member has unticked.
 */
export function useTick(): { isTicked: boolean; onTick: (isTicked: boolean) => void } {
  const { config } = useBoot()
  const location = useLocation()
  const navigate = useNavigate()
  const [isTicked, setIsTicked] = useState(
    () => readConsentState(location.state).isTicked ?? config.pdpaPreselected,
  )
  const onTick = (next: boolean) => {
    setIsTicked(next)
    const state: unknown = { ...(location.state as object | null), isTicked: next } // a router's state is any
    void navigate(location, { replace: true, state })
  }
  return { isTicked, onTick }
}
