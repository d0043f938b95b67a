import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

const messages = defineMessages({
  apply: { id: 'lists.filter.apply', defaultMessage: 'Apply', description: 'Applies a filter' },
  cancel: {
    id: 'ui.cancel',
    defaultMessage: 'Cancel',
    description: 'Button',
  },
})

const Layout = styled.div`
  display: grid;
  gap: ${tokens.space(3)};
  /* Seven days of 40 px fit on a screen of 320 px. */
  padding: ${tokens.space(4)} ${tokens.space(1)} 0;
  @media (min-width: 360px) {
    padding-inline: ${tokens.space(4)};
  }
`

/** Stays in sight on a screen that is too low for the calendar. */
const Footer = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: grid;
  gap: ${tokens.space(2)};
  padding: ${tokens.space(2)} ${tokens.space(2)} ${tokens.space(4)};
  background: ${tokens.color.surfaceRaised};
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space(3)};
`

interface CalendarDialogProps {
  isOpen: boolean
  label: string
  canApply: boolean
  onApply: () => void
  onCancel: () => void
  /** What is chosen, in words. */
  summary?: ReactNode
  children: ReactNode
}

/** The dialog around a calendar of any mode: the field's value changes only at Apply. */
export function CalendarDialog({
  isOpen,
  label,
  canApply,
  onApply,
  onCancel,
  summary,
  children,
}: CalendarDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} label={label}>
      <Layout>
        {children}
        <Footer>
          {summary}
          <Actions>
            <Button variant="neutral" isFullWidth onClick={onCancel}>
              <FormattedMessage {...messages.cancel} />
            </Button>
            <Button isFullWidth disabled={!canApply} onClick={onApply}>
              <FormattedMessage {...messages.apply} />
            </Button>
          </Actions>
        </Footer>
      </Layout>
    </Dialog>
  )
}
