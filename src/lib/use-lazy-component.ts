import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { wholeChunk } from './chunks'

/**
 * A component whose chunk is loaded when the component is first wanted. Unlike React.lazy, an error is not cached: the
 * next time the component is wanted, its chunk is requested again.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
  onFail: () => void,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>()
  const fail = useEffectEvent(onFail)
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
