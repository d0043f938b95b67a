import { useState } from 'react'

export type PageDirection = 'fromRight' | 'fromLeft'

/** Where a page comes in from, by the priorities of it and the one before; undefined for the first page and between equals. */
export function usePageDirection(pathname: string, priority: number): PageDirection | undefined {
  const [now, setNow] = useState<{ pathname: string; priority: number; direction?: PageDirection }>({
    pathname,
    priority,
  })
  if (now.pathname !== pathname)
    setNow({ pathname, priority, direction: directionOf(now.priority, priority) })
  return now.direction
}

function directionOf(before: number, after: number): PageDirection | undefined {
  if (after === before) return undefined
  return after > before ? 'fromRight' : 'fromLeft'
}
