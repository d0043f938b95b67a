import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { media, tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { AFFORDABLE } from '../hooks/use-calendar-file'

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(3)};
  margin-bottom: ${tokens.space(2)};
  background: ${tokens.color.warningSoft};
  p {
    flex: 1 1 10rem;
    font-weight: 600;
  }
  > a {
    flex: 1 0 auto;
  }
  ${media.tabletUp} {
    > a {
      flex-grow: 0;
    }
  }
`

interface PointsAtStakeProps {
  /** All that expire within the days, once they are known. */
  sum: number | undefined
  /** Undefined: whenever. */
  days: number | undefined
}

/** How many points are about to be lost, and what to do about it. */
export function PointsAtStake({ sum, days }: PointsAtStakeProps) {
  const locale = useLocale()
  return (
    <Root data-flat>
      <p>
        {sum === undefined ? (
          <FormattedMessage id="histories.expiring.use" defaultMessage="Use your points before they expire" />
        ) : (
          <FormattedMessage
            id="histories.expiring.total"
            defaultMessage="{within, select, ever {{points} will expire} today {{points} expire today} other {{points} expire within {days} days}}"
            description="The sum of a list of expiring points; points is a number with its unit"
            values={{
              within: days === undefined ? 'ever' : days === 0 ? 'today' : 'days',
              points: formatPoints(sum, locale),
              days: formatNumber(days ?? 0),
            }}
          />
        )}
      </p>
      <Button as={Link} to={AFFORDABLE}>
        <FormattedMessage
          id="histories.expiring.useNow"
          defaultMessage="Use points now"
          description="Leads to the privileges within the member’s points"
        />
      </Button>
    </Root>
  )
}
