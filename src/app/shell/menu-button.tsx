import { Menu } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import { IconButton } from '@/ui/icon-button'

const messages = defineMessages({
  menu: { id: 'shell.menu', defaultMessage: 'Menu', description: 'Opens the side menu' },
})

export function MenuButton({ onClick }: { onClick: () => void }) {
  const intl = useIntl()
  return (
    <IconButton label={intl.formatMessage(messages.menu)} aria-haspopup="dialog" onClick={onClick}>
      <Menu size={24} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}
