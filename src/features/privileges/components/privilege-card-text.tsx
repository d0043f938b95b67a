import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { privilegeDetailPath } from '@/config/paths'
import type { PrivilegeItem, PrivilegeState } from '@/domain/privilege-item'
import { formatDate, formatNumber, formatPoints, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'
import type { PrivilegeCardProps } from './card-display'
import { CardBody, CardFoot, CardHead } from './privilege-card-frame'

const states = defineMessages<Record<PrivilegeState, { points: string }>>({
  available: {
    id: 'privilegeCard.available',
    defaultMessage: 'Redeem now',
    description: 'On a card: the member has enough points for the privilege',
  },
  missing: {
    id: 'privilegeCard.missing',
    defaultMessage: '{points} to go',
    description: 'On a card: how many points the member lacks; points is a number with its unit',
  },
  fullyRedeemed: {
    id: 'privilegeCard.fullyRedeemed',
    defaultMessage: 'Fully redeemed',
    description: 'On a card: nothing of the privilege is left',
  },
  notIssuable: {
    id: 'privilegeCard.notIssuable',
    defaultMessage: 'Not available now',
    description: 'On a card: the privilege cannot be redeemed at present, in spite of enough points',
  },
})

const Name = styled.p`
  font-size: ${tokens.font.size.sm};
  font-weight: 600;
  a {
    color: ${tokens.color.text};
    text-decoration: none;
    transition: color ${tokens.motion.fast};
    /* The whole card is clickable, but the link's accessible name is only the privilege's name. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${tokens.radius.card};
    }
    &:focus-visible {
      outline: none;
      &::after {
        outline: 3px solid ${tokens.color.focus};
        outline-offset: 2px;
      }
    }
  }
`

const Muted = styled.p`
  color: ${tokens.color.textMuted};
`

const Cost = styled.p`
  color: ${tokens.color.primaryText};
  strong {
    font-size: ${tokens.font.size.lg};
    line-height: 1.4;
  }
`

const Status = styled.p`
  color: ${tokens.color.textMuted};
  font-weight: 600;
  &[data-state='available'] {
    color: ${tokens.color.success};
  }
  &[data-state='missing'] {
    color: ${tokens.color.warning};
  }
`

/** The text of a privilege's card, in either layout. */
export function PrivilegeCardText({ item, display = {}, isForYou }: PrivilegeCardProps) {
  const intl = useIntl()
  const locale = useLocale()
  const isNamed = display.privilege_name !== false
  const isDescribed = display.description !== false
  return (
    <CardBody>
      <CardHead>
        <Name>
          <Link
            to={privilegeDetailPath(item.privilegeId, isForYou)}
            aria-label={isNamed ? undefined : item.title}
          >
            {isNamed && item.title}
          </Link>
        </Name>
        {isDescribed && <Muted>{item.description}</Muted>}
      </CardHead>
      <CardFoot>
        {display.points !== false && (
          <Cost>
            <strong>{formatNumber(item.cost)}</strong> {pointLabel(item.cost, locale)}
          </Cost>
        )}
        {display.valid_date !== false && (
          <Muted>
            <Validity validity={item.validity} />
          </Muted>
        )}
        {display.redeem_status !== false && (
          <Status data-state={item.state}>
            {intl.formatMessage(states[item.state], { points: formatPoints(item.missingPoints, locale) })}
          </Status>
        )}
      </CardFoot>
    </CardBody>
  )
}

function Validity({ validity }: { validity: PrivilegeItem['validity'] }) {
  const locale = useLocale()
  if (validity.kind === 'forever') {
    return (
      <FormattedMessage
        id="privilegeCard.forever"
        defaultMessage="No expiration"
        description="In place of a date"
      />
    )
  }
  return (
    <FormattedMessage
      id="privilegeCard.validThrough"
      defaultMessage="Until {date}"
      description="On a card: the last day of a privilege; date is a dash where it is unknown"
      values={{ date: formatDate(validity.kind === 'date' ? validity.date : undefined, locale) }}
    />
  )
}
