import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useBoot } from '@/session/boot-context'
import { readConsentState } from '../consent-state'

/**
 * Whether the box is ticked: initially as configured. The tick is stored in the history entry's state; otherwise going to
 * the terms and back would tick a box that the member has unticked.
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
    const state: unknown = { ...(location.state as object | null), isTicked: next } // location.state is typed any
    void navigate(location, { replace: true, state })
  }
  return { isTicked, onTick }
}
