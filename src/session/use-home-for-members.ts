import { useLayoutEffect, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { hasToken } from './sign-in'

/**
 * For a page that leads to a session: whoever comes back to that page by the browser's back button, or by a reload, and is
 * logged in by now, is led home. `isOver` is false while the page has something to do for a member too.
 */
export function useHomeForMembers(isOver = true): void {
  const navigate = useNavigate()
  const type = useNavigationType()
  const [isMember] = useState(() => isOver && type === 'POP' && hasToken())
  useLayoutEffect(() => {
    if (isMember) void navigate(paths.home, { replace: true })
  }, [isMember, navigate])
}
