import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen fits a media query, such as `media.tabletUp`. */
export function useMediaQuery(rule: string): boolean {
  const query = rule.replace('@media ', '')
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
