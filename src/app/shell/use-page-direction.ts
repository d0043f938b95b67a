import { useState } from 'react'

export type PageDirection = 'fromRight' | 'fromLeft'

/** The side a page slides in from, by its priority and the last page's; undefined for the first page and equal priorities. */
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
