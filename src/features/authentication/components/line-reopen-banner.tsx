import { FormattedMessage } from 'react-intl'
import { useCloseInLine } from '@/session/use-close-in-line'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { ClosePageButton } from '@/ui/close-page-button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { useReopenLink } from '../hooks/use-reopen-link'

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
