import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { appPath } from '@/addresses/base-path'
import { useBoot } from './boot-context'

/**
 * A parameter of the address that says something of this member: what they have redeemed, or by which list of their own they came.
 * In LINE it goes from the address into the history entry, where a reload and back still find it: the menu of LINE's header shares the
 * address that is on screen.
 */
export function useOwnParam(name: 'transactionId' | 'type'): string | undefined {
  const { line } = useBoot()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const entry = state as Record<string, unknown> | null // location.state is typed any
  const named = new URLSearchParams(search).get(name) ?? undefined
  const isShared = named !== undefined && line.browser !== 'browser'

  useEffect(() => {
    // The page may have navigated on already; its old address must not return.
    if (!isShared || appPath(location.pathname) !== pathname || location.search !== search) return
    const query = new URLSearchParams(search)
    query.delete(name)
    const to = { pathname, search: query.toString(), hash }
    void navigate(to, { replace: true, state: { ...entry, [name]: named } })
  }, [isShared, name, named, pathname, search, hash, entry, navigate])

  const kept = entry?.[name]
  return named ?? (typeof kept === 'string' ? kept : undefined)
}
