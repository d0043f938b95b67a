import { useLayoutEffect, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { hasToken } from './sign-in'

/**
 * For a login's pages: leads a member home who is logged in by now and comes back by the back button or a reload.
 * `isOver` is false while the page has something to do for a member too.
 */
export function useHomeForMembers(isOver = true): void {
  const navigate = useNavigate()
  const type = useNavigationType()
  const [isMember] = useState(() => isOver && type === 'POP' && hasToken())
  useLayoutEffect(() => {
    if (isMember) void navigate(paths.home, { replace: true })
  }, [isMember, navigate])
}
