import { CalendarClock, Coins, Gift, Ticket, type LucideIcon } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { paths } from '@/addresses/paths'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'
import { SubmenuButton } from '@/ui/submenu-button'
import { Section } from './section'

const titles = defineMessages({
  points: { id: 'membership.histories.points', defaultMessage: 'Points history', description: 'Link' },
  expire: { id: 'membership.histories.expire', defaultMessage: 'Points expiring', description: 'Link' },
  privileges: {
    id: 'membership.histories.privileges',
    defaultMessage: 'Privilege history',
    description: 'Link',
  },
  packages: { id: 'membership.histories.packages', defaultMessage: 'Package history', description: 'Link' },
})

const List = styled.ul`
  && {
    margin: 0 -${tokens.space(4)} -${tokens.space(2)};
  }
`

interface Row {
  key: keyof typeof titles
  path: string
  Icon: LucideIcon
  isActive: boolean
}

/** The ways to the histories, without those of what the brand's menu leaves out. */
export function Histories() {
  const { formatMessage } = useIntl()
  const { isPrivilegeActive, isPackageActive } = useBrand().navbarMenu
  const rows: Row[] = [
    { key: 'points', path: paths.pointsHistory, Icon: Coins, isActive: true },
    { key: 'expire', path: paths.pointsExpire, Icon: CalendarClock, isActive: true },
    { key: 'privileges', path: paths.privilegeHistory, Icon: Gift, isActive: isPrivilegeActive },
    { key: 'packages', path: paths.packageHistory, Icon: Ticket, isActive: isPackageActive },
  ]
  return (
    <Section
      title={
        <FormattedMessage
          id="membership.histories.title"
          defaultMessage="Histories"
          description="Heading of links to the histories"
        />
      }
    >
      <List>
        {rows
          .filter(({ isActive }) => isActive)
          .map(({ key, path, Icon }) => (
            <li key={key}>
              <SubmenuButton
                as={Link}
                to={path}
                icon={<Icon size={24} strokeWidth={1.75} aria-hidden />}
                title={formatMessage(titles[key])}
              />
            </li>
          ))}
      </List>
    </Section>
  )
}
