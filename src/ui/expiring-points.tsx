import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatDate, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'

const Root = styled.span`
  color: ${tokens.color.warning};
  font-size: ${tokens.font.size.sm};
`

const Day = styled.span`
  white-space: nowrap;
`

/** How many points expire next, and when. */
export function ExpiringPoints({ points, date }: { points?: number; date: string }) {
  const locale = useLocale()
  const day = <Day>{formatDate(date, locale)}</Day>
  return (
    <Root>
      {points === undefined ? (
        <FormattedMessage
          id="home.profileBar.expiringOn"
          defaultMessage="Points expire on {day}"
          description="The next points to expire, their number unknown"
          values={{ day }}
        />
      ) : (
        <FormattedMessage
          id="home.profileBar.expiring"
          defaultMessage="{points} expire on {day}"
          description="For example: 250 Points expire on 31 Dec 2026"
          values={{ points: formatPoints(points, locale), day }}
        />
      )}
    </Root>
  )
}
