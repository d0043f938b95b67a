import { X } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Button } from './button'
import { Label } from './label'
import { useToast } from './dialogs/toast-context'
import { saysHidden } from '@/lib/phone-says'

const messages = defineMessages({
  close: { id: 'ui.closePage', defaultMessage: 'Close this page' },
  byHand: {
    id: 'ui.closePage.byHand',
    defaultMessage: 'Close this page with ✕ at the top',
    description: 'Toast, where LINE has not closed it',
  },
})

/** A page that is still open after this time could not be closed. */
const STILL_OPEN_MS = 1500
const TOAST_MS = 4000

interface ClosePageButtonProps {
  close: () => Promise<void>
  variant?: 'primary' | 'outline' | 'quiet'
}

/** Closes the window, or says how to close it by hand if that fails. */
export function ClosePageButton({ close, variant = 'primary' }: ClosePageButtonProps) {
  const { formatMessage } = useIntl()
  const toast = useToast()
  const sayHow = () => {
    if (!saysHidden()) toast(formatMessage(messages.byHand), { durationMs: TOAST_MS })
  }
  const handleClick = () => {
    close().then(() => setTimeout(sayHow, STILL_OPEN_MS), sayHow)
  }
  return (
    <Button variant={variant} isFullWidth onClick={handleClick}>
      <X size={24} strokeWidth={1.75} aria-hidden />
      <Label>
        <FormattedMessage {...messages.close} />
      </Label>
    </Button>
  )
}
