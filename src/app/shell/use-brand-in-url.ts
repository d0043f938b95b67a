import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { appPath } from '@/config/base-path'
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
