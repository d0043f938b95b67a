import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { appPath } from '@/addresses/base-path'
import { isDetailPath } from '@/addresses/paths'

/** The entries of the browser's history whose list was left for a detail. */
const leftForDetail = new Set<string>()

/** Whether a list is read anew as it opens: not where the member goes back to it from a detail. */
export function useReadsAnew(): boolean {
  const { key } = useLocation()
  const type = useNavigationType()
  const [isAnew] = useState(() => type !== NavigationType.Pop || !leftForDetail.has(key))
  useEffect(() => {
    leftForDetail.delete(key)
    return () => {
      if (isDetailPath(appPath(location.pathname))) leftForDetail.add(key)
    }
  }, [key])
  return isAnew
}
