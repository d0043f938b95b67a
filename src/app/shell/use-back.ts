import { useNavigate } from 'react-router-dom'
import { readStored, writeText } from '@/storage/storage'
import { entryIndex } from '@/lib/history-entries'
import { useAppSelector } from '@/store/hooks'
import type { AppRoute } from '../routes'
import { backTarget } from './back-target'

/** Goes back from a page; undefined where there is no page to go back to. */
export function useBack(route: AppRoute | undefined): (() => void) | undefined {
  const navigate = useNavigate()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const find = () =>
    backTarget({
      route,
      brandRef,
      hasHistory: entryIndex() > 0,
      hasIssued: readStored('checkIssueCP') === 'true',
    })
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
