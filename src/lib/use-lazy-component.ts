import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { wholeChunk } from './chunks'

/**
 * A part of the app whose chunk is loaded when the part is first wanted; pages are loaded by app/lazy-page.tsx. Unlike React.lazy it
 * keeps no error: the next time the part is wanted, its chunk is asked for again.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted = true,
  onFail?: () => void,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>()
  const fail = useEffectEvent(() => onFail?.())
  const isMissing = isWanted && component === undefined

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    wholeChunk(load()).then(
      (module) => isCurrent && setComponent(() => module.default),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load])

  return component
}
