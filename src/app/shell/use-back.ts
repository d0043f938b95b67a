import { useNavigate } from 'react-router-dom'
import { readText, writeText } from '@/config/storage'
import { useAppSelector } from '@/store/hooks'
import type { AppRoute } from '../routes'
import { backTarget } from './back-target'

/** Goes back from a page; undefined where there is no page to go back to. */
export function useBack(route: AppRoute | undefined): (() => void) | undefined {
  const navigate = useNavigate()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const find = () =>
    backTarget({ route, brandRef, hasHistory: hasHistory(), hasIssued: readText('checkIssueCP') === 'true' })
  if (!find()) return undefined
  return () => {
    const target = find()
    if (target?.kind === 'history') void navigate(-1)
    else if (target) {
      writeText('checkIssueCP', undefined)
      void navigate(target.path, { replace: true })
    }
  }
}

/** The router numbers its history entries (`idx`). The location's key would not do: adding the brand to the address changes the key. */
function hasHistory(): boolean {
  const state = window.history.state as { idx?: number } | null // the browser types it as any
  return (state?.idx ?? 0) > 0
}
