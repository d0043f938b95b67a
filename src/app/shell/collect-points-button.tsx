import { QrCode } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import { IconButton } from '@/ui/icon-button'
import { useOpenPoints } from '@/ui/points-modal-context'

const messages = defineMessages({
  collect: {
    id: 'shell.collectPoints',
    defaultMessage: 'Collect points',
    description: 'Opens the modal with the member code',
  },
})

/** The QR button of the sub header. */
export function CollectPointsButton() {
  const intl = useIntl()
  const open = useOpenPoints()
  return (
    <IconButton label={intl.formatMessage(messages.collect)} aria-haspopup="dialog" onClick={open}>
      <QrCode size={24} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}
