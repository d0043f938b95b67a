import { Check, Target } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/button'
import { useToast } from '@/ui/toast-context'
import { savingFor, useOwnList } from '../own-lists'

const messages = defineMessages({
  saved: {
    id: 'privileges.saving.saved',
    defaultMessage: 'You can follow it on your home page',
    description: 'Toast: a privilege has been chosen to save points for',
  },
})

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const

interface SaveForThisProps {
  memberKey: string
  privilegeId: string
}

/** Chooses the privilege that the member saves points for, on this phone; another one gives way. */
export function SaveForThis({ memberKey, privilegeId }: SaveForThisProps) {
  const { formatMessage } = useIntl()
  const toast = useToast()
  const isGoal = useOwnList(savingFor, memberKey).includes(privilegeId)
  const handleClick = () => {
    savingFor.put(memberKey, privilegeId, !isGoal)
    if (!isGoal) toast(formatMessage(messages.saved))
  }
  return (
    <Button isFullWidth variant={isGoal ? 'outline' : 'primary'} aria-pressed={isGoal} onClick={handleClick}>
      {isGoal ? <Check {...icon} /> : <Target {...icon} />}
      <FormattedMessage
        id="privileges.saving.choose"
        defaultMessage="Save for this"
        description="Toggle: the member saves points for this privilege"
      />
    </Button>
  )
}
