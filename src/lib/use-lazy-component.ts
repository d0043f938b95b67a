import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { wholeChunk } from './chunks'
import { saysHidden } from './phone-says'

/**
 * A component whose chunk loads when first wanted (pages: app/lazy-page.tsx). Unlike React.lazy it forgets errors: the chunk
 * loads again the next time that the component is wanted, and while it is, as the network or the page comes back.
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
    const left = new AbortController()
    const { signal } = left
    let hasFailed = false
    const tryLoad = () => {
      hasFailed = false
      wholeChunk(load()).then(
        (module) => !signal.aborted && setComponent(() => module.default),
        () => {
          hasFailed = true
          if (!signal.aborted) fail()
        },
      )
    }
    const tryAgain = () => hasFailed && !saysHidden() && tryLoad()
    window.addEventListener('online', tryAgain, { signal })
    document.addEventListener('visibilitychange', tryAgain, { signal })
    tryLoad()
    return () => left.abort()
  }, [isMissing, load])

  return component
}
