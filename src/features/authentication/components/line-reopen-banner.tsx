import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** LINE's plain browser has no LIFF: its member is one tap away from the app that does. */
export function LineReopenBanner({ liffId }: { liffId: string }) {
  return (
    <>
      <Notice tone="info">
        <FormattedMessage
          id="authentication.line.reopen"
          defaultMessage="Tap the button below to log in at once."
        />
      </Notice>
      <Button as="a" href={`https://liff.line.me/${liffId}`} isFullWidth>
        <FormattedMessage
          id="authentication.line.reopenButton"
          defaultMessage="Open and log in"
          description="Button"
        />
      </Button>
    </>
  )
}
