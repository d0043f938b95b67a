import { ChevronLeft } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import { IconButton } from '@/ui/icon-button'

const messages = defineMessages({
  back: { id: 'shell.back', defaultMessage: 'Back', description: 'Goes to the page before' },
})

export function BackButton({ onClick }: { onClick: () => void }) {
  const intl = useIntl()
  return (
    <IconButton label={intl.formatMessage(messages.back)} onClick={onClick}>
      <ChevronLeft size={24} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}
