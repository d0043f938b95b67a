import { useEffect, useState } from 'react'
import { paths } from '@/config/paths'
import { shareableAddress } from '@/config/shareable-address'
import { lineExtrasOf } from '@/line/line-extras'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'

/**
 * The permanent link that opens the app in LINE, as LINE's SDK builds it: its host is the SDK's to choose. Undefined while the SDK
 * loads; null where it does not start.
 */
export function useReopenLink(): string | null | undefined {
  const { line } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const isGlobal = useAppSelector((state) => state.session.isGlobal)
  const [link, setLink] = useState<string | null>()

  useEffect(() => {
    let isCurrent = true
    const build = async () => {
      const extras = await lineExtrasOf(line)
      return extras?.permanentLink(shareableAddress(paths.landing, { brandRef, isGlobal }))
    }
    build().then(
      (built) => isCurrent && setLink(built ?? null),
      () => isCurrent && setLink(null),
    )
    return () => {
      isCurrent = false
    }
  }, [line, brandRef, isGlobal])

  return link
}
