import { useEffect, useState } from 'react'
import { lineExtrasInLine } from '@/line/line-extras'
import { whenIdle } from '@/lib/when-idle'
import { useBoot } from '@/session/boot-context'

type Extras = Awaited<ReturnType<typeof lineExtrasInLine>>

/** What LINE's SDK offers besides, inside LINE alone: asked once the page is idle, and silent where LINE does not answer. */
export function useExtrasInLine(): Extras {
  const { line } = useBoot()
  const [extras, setExtras] = useState<Extras>()
  const isDue = line.browser === 'liff' && extras === undefined

  useEffect(() => {
    if (!isDue) return
    let isCurrent = true
    const load = async () => {
      const loaded = isCurrent ? await lineExtrasInLine(line).catch(() => undefined) : undefined
      if (isCurrent) setExtras(loaded)
    }
    whenIdle(() => void load())
    return () => {
      isCurrent = false
    }
  }, [isDue, line])

  return extras
}
