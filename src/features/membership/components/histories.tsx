import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useHistoryLinks } from '@/brand/history-links'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'
import { tappedGround } from '@/ui/tapped-ground'
import { Section } from './section'

/** At most two per row, if letters leave room. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  gap: ${tokens.space(3)};
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
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.sm};
  text-decoration: none;
  text-wrap: balance;
  touch-action: manipulation;
  svg {
    color: ${tokens.color.primaryText};
  }
  ${tappedGround(tokens.color.surfaceSunken, tokens.color.primarySoft)}
`

export function Histories() {
  return (
    <Section
      isBare
      title={
        <FormattedMessage
          id="membership.histories.title"
          defaultMessage="My points and privileges"
          description="Heading of links to the histories"
        />
      }
    >
      <List>
        {useHistoryLinks().map(({ to, title, Icon }) => (
          <li key={to}>
            <Tile to={to}>
              <Icon size={24} strokeWidth={1.75} aria-hidden />
              <FormattedMessage {...title} />
            </Tile>
          </li>
        ))}
      </List>
    </Section>
  )
}
