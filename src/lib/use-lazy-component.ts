import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { wholeChunk } from './chunks'

/**
 * A component whose chunk loads when first wanted (pages: app/lazy-page.tsx). Unlike React.lazy it forgets errors: the next
 * time the component is wanted, its chunk loads again.
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
