import { useNavigate } from 'react-router-dom'
import { readStored, writeStored } from '@/storage/storage'
import { entryIndex } from '@/lib/history-entries'
import { useAppSelector } from '@/store/hooks'
import { lineLoginPath, paths } from '@/addresses/paths'
import type { AppRoute } from '../routes'

interface BackState {
  route: Pick<AppRoute, 'layout' | 'parent'> | undefined
  /** The previous history entry is a page of this app. */
  hasHistory: boolean
  /** A privilege was just redeemed (the stored flag checkIssueCP). */
  hasIssued: boolean
  brandRef: string | undefined
}

/**
 * Where the back button leads (spec 2, Sub header): after a redemption to the privileges, else one step back (-1), or from a
 * deep link to the page above. Undefined if there is nowhere to go.
 */
export function backTarget({ route, hasHistory, hasIssued, brandRef }: BackState): -1 | string | undefined {
  const isAuthentication = route?.layout === 'authentication'
  if (hasIssued && !isAuthentication) return paths.privilege
  if (hasHistory) return -1
  if (route?.parent) return route.parent
  if (!isAuthentication) return paths.home
  return brandRef && lineLoginPath(brandRef)
}

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
    if (target === -1) void navigate(-1)
    else if (target) {
      writeStored('checkIssueCP', undefined)
      void navigate(target, { replace: true })
    }
  }
}
