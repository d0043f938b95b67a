import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '@/addresses/paths'
import { shareableAddress } from '@/addresses/shareable-address'
import { lineExtrasOf } from '@/line/line-extras'
import { useBoot } from '@/session/boot-context'
import { useCloseInLine } from '@/session/use-close-in-line'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { ClosePageButton } from '@/ui/close-page-button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'

/** LINE's in-app browser has no LIFF: a link reopens the app in LINE's LIFF browser, where LINE can be reached. */
export function LineReopenBanner() {
  const link = useReopenLink()
  const close = useCloseInLine()
  return (
    <>
      {link !== null && (
        <>
          <Notice tone="info">
            <FormattedMessage
              id="authentication.line.reopen"
              defaultMessage="Tap the button below to log in at once."
            />
          </Notice>
          {link === undefined ? (
            <Skeleton height={tokens.tap} radius={tokens.radius.control} />
          ) : (
            <Button as="a" href={link} isFullWidth>
              <FormattedMessage
                id="authentication.line.reopenButton"
                defaultMessage="Open and log in"
                description="Button"
              />
            </Button>
          )}
        </>
      )}
      {close && <ClosePageButton close={close} variant="quiet" />}
    </>
  )
}

/**
 * The permanent link that opens the app in LINE, as LINE's SDK builds it: its host is the SDK's to choose. Undefined while the SDK
 * loads; null where it does not start.
 */
function useReopenLink(): string | null | undefined {
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
