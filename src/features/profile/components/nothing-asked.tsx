import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/empty-state'

/** Stands in place of a form for which the brand has no field to show; `action` leads on where nothing below does. */
export function NothingAsked({ action }: { action?: ReactNode }) {
  return (
    <EmptyState
      title={<FormattedMessage id="profile.info.emptyTitle" defaultMessage="Nothing to fill in" />}
      text={<FormattedMessage id="profile.info.emptyText" defaultMessage="We have everything we need." />}
      action={action}
    />
  )
}
