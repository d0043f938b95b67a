import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

/**
 * A component whose code is fetched when it is first wanted. Unlike React.lazy it does not remember a failure: the next
 * time it is wanted it is asked for again.
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
    load().then(
      (module) => isCurrent && setComponent(() => module.default),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load])

  return component
}
