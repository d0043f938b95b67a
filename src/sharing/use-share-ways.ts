import type { LiffExtras } from '#liff/liff-client.ts'
import { useEffect, useState } from 'react'
import { shareableAddress, type AddressOfBrand } from '@/addresses/shareable-address'
import { paths } from '@/addresses/paths'
import { lineExtrasOf } from '@/line/line-extras'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'

/** LINE that does not answer within this time is done without: the page's own address is shared. */
const LINE_TIMEOUT_MS = 3000

type Extras = Awaited<ReturnType<typeof lineExtrasOf>>

export interface ShareWays {
  link: string
  /** The link of the app's top page. */
  appLink: string
  /** LINE's list of chats, where LINE offers it. */
  shareInLine: NonNullable<Extras>['share']
}

/**
 * The links and the ways to share a path; undefined while LINE is asked. They are ready before the tap that shares: a browser opens
 * windows, its own share sheet and the clipboard only within the tap itself.
 */
export function useShareWays(path: string): ShareWays | undefined {
  const { line } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const isGlobal = useAppSelector((state) => state.session.isGlobal)
  const [ways, setWays] = useState<ShareWays>()

  useEffect(() => {
    let isCurrent = true
    const brand: AddressOfBrand = { brandRef, isGlobal }
    const prepare = async () => {
      const extras = await Promise.race([lineExtrasOf(line), timeout()])
      const [link, appLink] = await Promise.all(
        [path, paths.landing].map((shown) => permanentLink(shown, brand, extras)),
      )
      if (isCurrent && link && appLink) setWays({ link, appLink, shareInLine: extras?.share })
    }
    void prepare()
    return () => {
      isCurrent = false
    }
  }, [line, path, brandRef, isGlobal])

  return ways
}

const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, LINE_TIMEOUT_MS))

/**
 * What is shared or copied for a path of this app: LINE's permanent link, which LINE's SDK builds (its host is the SDK's choice too),
 * with nothing of the member's in it. Without the SDK, or where the SDK refuses, the page's own address. Never rejects.
 */
export async function permanentLink(
  path: string,
  brand: AddressOfBrand,
  extras: Pick<LiffExtras, 'permanentLink'> | undefined,
): Promise<string> {
  const address = shareableAddress(path, brand)
  try {
    return (await extras?.permanentLink(address)) ?? address
  } catch {
    return address
  }
}
