import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button'
import type { Redemption } from '../use-redemption'

interface RedeemButtonProps {
  redemption: Redemption
  /** The next step of a member who cannot redeem the item. */
  otherwise: ReactNode
  children: ReactNode
}

/** Redeems an item after a question, or tries again what came to nothing; a member who cannot redeem it is led on. */
export function RedeemButton({ redemption, otherwise, children }: RedeemButtonProps) {
  const { status, canRedeem, isWaiting } = redemption
  if (!canRedeem && (status === 'idle' || status === 'done')) return otherwise
  return (
    <Button
      isFullWidth
      isBusy={isWaiting || status === 'sending'}
      onClick={status === 'notRedeemed' ? redemption.redeem : redemption.ask}
    >
      {status === 'notRedeemed' ? (
        <FormattedMessage
          id="ui.errorState.retry"
          defaultMessage="Try again"
          description="Button: does again what failed"
        />
      ) : (
        children
      )}
    </Button>
  )
}
