import { FormattedMessage } from 'react-intl'
import { useHas } from '@/session/boot-context'
import { scannedCodes } from '@/session/scanned-codes'
import { useProfile } from '@/session/use-member'
import { Notice } from '@/ui/notice'

/** Says that scanned codes wait, as long as the member cannot be read for whom they are collected (behaviour, Time). */
export function WaitingCodes() {
  const hasScan = useHas('scan')
  const count = useProfile().isError && hasScan ? scannedCodes().length : 0
  if (count === 0) return null
  return (
    <Notice tone="info">
      <FormattedMessage
        id="home.codes.waiting"
        defaultMessage="The points from {count, plural, one {# scanned code} other {# scanned codes}} aren’t in yet. We’ll try again once your account loads."
        description="Below the error of the balance: the codes of receipts are kept"
        values={{ count }}
      />
    </Notice>
  )
}
