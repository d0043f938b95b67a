import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { paths } from '@/addresses/paths'
import { tokens } from '@/theme/tokens'
import { historyIcons } from '@/ui/history-icons'
import { Link } from '@/ui/link'
import { Section } from './section'

const titles = defineMessages({
  points: { id: 'app.title.pointsHistory', defaultMessage: 'Points history', description: 'Page title' },
  expiring: { id: 'app.title.pointsExpire', defaultMessage: 'Points expiring', description: 'Page title' },
  privileges: {
    id: 'app.title.privilegeHistory',
    defaultMessage: 'Privilege history',
    description: 'Page title',
  },
  packages: { id: 'app.title.packageHistory', defaultMessage: 'Package history', description: 'Page title' },
})

/** Two in a row, as long as the letters leave room for that, and never more. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  gap: ${tokens.space(2)};
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space(2)};
  height: 100%;
  min-height: 56px;
  padding: ${tokens.space(2)} ${tokens.space(3)};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.sm};
  text-decoration: none;
  text-wrap: balance;
  touch-action: manipulation;
  transition: background ${tokens.motion.fast};
  svg {
    flex: none;
    color: ${tokens.color.primaryText};
  }
  @media (hover: hover) {
    &:hover {
      background: ${tokens.color.surfaceSunken};
    }
  }
  &:active {
    background: ${tokens.color.primarySoft};
  }
`

interface Row {
  key: keyof typeof historyIcons
  path: string
  isActive: boolean
}

/** The ways to the histories, without those of what the brand's menu leaves out. */
export function Histories() {
  const { formatMessage } = useIntl()
  const { isPrivilegeActive, isPackageActive } = useBrand().navbarMenu
  const rows: Row[] = [
    { key: 'points', path: paths.pointsHistory, isActive: true },
    { key: 'expiring', path: paths.pointsExpire, isActive: true },
    { key: 'privileges', path: paths.privilegeHistory, isActive: isPrivilegeActive },
    { key: 'packages', path: paths.packageHistory, isActive: isPackageActive },
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
          .map(({ key, path }) => {
            const Icon = historyIcons[key]
            return (
              <li key={key}>
                <Tile to={path}>
                  <Icon size={24} strokeWidth={1.75} aria-hidden />
                  {formatMessage(titles[key])}
                </Tile>
              </li>
            )
          })}
      </List>
    </Section>
  )
}
