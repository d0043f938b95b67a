import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/button'
import type { Redemption } from '../use-redemption'

interface RedeemButtonProps {
  redemption: Redemption
  children: ReactNode
}

/** Redeems an item after a question, or tries again what came to nothing. */
export function RedeemButton({ redemption, children }: RedeemButtonProps) {
  const { status, canRedeem, isWaitingForProfile } = redemption
  return (
    <Button
      isFullWidth
      isBusy={isWaitingForProfile || status === 'sending'}
      disabled={!canRedeem && status === 'idle'}
      onClick={status === 'notRedeemed' ? redemption.redeem : redemption.ask}
    >
      {status === 'notRedeemed' ? (
        <FormattedMessage
          id="redemption.again"
          defaultMessage="Try again"
          description="Redeems again what was not redeemed"
        />
      ) : (
        children
      )}
    </Button>
  )
}
