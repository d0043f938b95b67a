import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** LINE's in-app browser has no LIFF, so this link reopens the page in LINE's LIFF browser. */
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
