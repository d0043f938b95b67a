import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import type { Path } from '@/addresses/paths'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { BusyNote } from '@/ui/busy-note'
import { SpinnerMark } from '@/ui/spinner'
import { SubmenuButton } from '@/ui/submenu-button'

const Title = styled.h2`
  padding: 0 0 ${tokens.space(2)};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

const Rows = styled(Card)`
  && {
    padding: ${tokens.space(1)};
  }
  /* From the names to the card's edge. */
  > li + li {
    background: linear-gradient(${tokens.color.outline}, ${tokens.color.outline}) 100% 0 /
      calc(100% - ${tokens.space(12)}) 1px no-repeat;
  }
  > li {
    margin-inline-end: -${tokens.space(1)};
    padding-inline-end: ${tokens.space(1)};
  }
`

interface MenuSectionProps {
  title: MessageDescriptor
  /** List items. */
  children: ReactNode
}

export function MenuSection({ title, children }: MenuSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>
        <FormattedMessage {...title} />
      </Title>
      <Rows as="ul" data-flat>
        {children}
      </Rows>
    </section>
  )
}

export const rowIcon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true }

interface RowProps {
  title: MessageDescriptor
  Icon: LucideIcon
}

/** Links to a page of the app. */
export function PageRow({ title, Icon, to }: RowProps & { to: Path }) {
  return (
    <li>
      <SubmenuButton as={Link} to={to} title={<FormattedMessage {...title} />} icon={<Icon {...rowIcon} />} />
    </li>
  )
}

/** Links to the brand's site. */
export function SiteRow({ title, Icon, href }: RowProps & { href: string }) {
  return (
    <li>
      <SubmenuButton
        as="a"
        href={href}
        target="_blank"
        rel="noopener"
        title={<FormattedMessage {...title} />}
        icon={<Icon {...rowIcon} />}
      />
    </li>
  )
}

/** Like a row that links to a page; a control or value moves below the name if both do not fit. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(3)};
  min-height: 52px;
  padding: ${tokens.space(1)} ${tokens.space(3)};
`

export const RowName = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  min-height: ${tokens.tap};
`

interface ActionRowProps extends RowProps {
  isBusy: boolean
  onClick: () => void
  'aria-haspopup'?: 'dialog'
}

export function ActionRow({ title, Icon, isBusy, onClick, ...rest }: ActionRowProps) {
  return (
    <li>
      <SubmenuButton
        {...rest}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onClick()}
        title={<FormattedMessage {...title} />}
        icon={<Icon {...rowIcon} />}
        {...(isBusy && { detail: <SpinnerMark /> })}
      />
      <BusyNote isBusy={isBusy} />
    </li>
  )
}
