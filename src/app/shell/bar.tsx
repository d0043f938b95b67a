import type { LucideIcon } from 'lucide-react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { tokens } from '@/theme/tokens'
import { IconButton } from '@/ui/icon-button'
import { commonWords } from '@/ui/words'
import type { AppRoute } from '../routes'

/** A page's top bar, always 56 px high. */
export const Bar = styled.header`
  position: sticky;
  top: ${tokens.barsShift};
  z-index: ${tokens.layer.bar};
  padding-top: ${tokens.safe.top};
  border-bottom: 1px solid ${tokens.color.outline};
  background: ${tokens.color.surface};
`

/** The icons of its buttons, not their round edges, align with the page's gutter. */
export const BarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space(1)};
  min-height: 56px;
  max-width: ${tokens.measure};
  margin-inline: auto;
  padding-inline: max(${tokens.gutter} - 10px, ${tokens.safe.left}, ${tokens.safe.right});
  /* At the end what is drawn of an icon, not its box (ui/end-icon.ts). */
  > button:last-child > svg:only-child {
    translate: 9%;
  }
`

/** The page's name on small screens. Its longest word stays whole: in large letters the balance goes below. */
export const BarTitle = styled.h1`
  flex: 1;
  overflow-wrap: break-word;
  /* The letters are centred, as by ui/label.ts, which would cut the first of two lines: its phrases are boxes. */
  padding: 6px 0 2px;
  &[data-root] {
    padding-inline-start: 10px;
    font-size: ${tokens.font.size.lg};
  }
`

export const navigationName = defineMessage({
  id: 'shell.navigation',
  defaultMessage: 'Main navigation',
  description: 'Name of the links to the main pages: at the foot, at the top or in the menu',
})

export const barMessages = defineMessages({
  back: commonWords.back,
  menu: { id: 'shell.menu', defaultMessage: 'Menu', description: 'Opens the side menu' },
  collect: commonWords.collectPoints,
  scan: commonWords.scan,
})

interface BarButtonProps {
  name: keyof typeof barMessages
  icon: LucideIcon
  opensDialog?: boolean
  onClick: () => void
}

export function BarButton({ name, icon: Icon, opensDialog, onClick }: BarButtonProps) {
  const intl = useIntl()
  return (
    <IconButton
      label={intl.formatMessage(barMessages[name])}
      aria-haspopup={opensDialog && 'dialog'}
      onClick={onClick}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}

const loadBalance = () => import('./bar-balance')

/** The balance, on lists of what points can buy. */
export function BarBalance({ route }: { route: AppRoute | undefined }) {
  const isShown = route?.activeTab === 'privilege' && !route.isWithoutNavigation
  const Balance = useLazyComponent(loadBalance, isShown)
  return isShown && Balance && <Balance />
}
