import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { appPath } from '@/config/base-path'
import { paths } from '@/config/paths'
import { writeText } from '@/config/storage'
import { useAppSelector } from '@/store/hooks'
import { queryWithBrand } from './brand-in-url'

/** Keeps the stored brand in the address of every page, so that a link copied from it opens the same brand. */
export function useBrandInUrl(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const brandRef = useAppSelector((store) => store.session.brandRef)
  const isGlobal = useAppSelector((store) => store.session.isGlobal)

  useEffect(() => {
    // The page may have navigated on already; its old address must not return.
    if (appPath(location.pathname) !== pathname || window.location.search !== search) return
    const query = queryWithBrand(pathname, search, { brandRef, isGlobal })
    if (query !== undefined) void navigate({ pathname, search: query, hash }, { replace: true, state })
  }, [pathname, search, hash, state, brandRef, isGlobal, navigate])
}

const HISTORY_DETAILS: readonly string[] = [paths.privilegeHistoryDetail, paths.packageHistoryDetail]

/** Removes the stored transaction when its page is left (spec 2, Root behaviour). */
export function useForgetTransaction(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current !== pathname && HISTORY_DETAILS.includes(before.current)) {
      writeText('transactionId', undefined)
      writeText('hasOpenedModal', undefined)
    }
    before.current = pathname
  }, [pathname])
}
