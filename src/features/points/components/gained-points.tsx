import { defineMessage, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatPoints, pointsInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useMember } from '@/session/use-member'
import { tokens } from '@/theme/tokens'

/** The button below them. */
export const thanks = defineMessage({
  id: 'ui.thanks',
  defaultMessage: 'Thanks',
  description: 'Button: closes what tells of points received',
})

const Gained = styled.b`
  display: block;
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.xxl};
  line-height: 1.4;
  &::before {
    content: '+';
    content: '+' / '';
  }
`

/** The points received, in large type, and the new balance once it is read. */
export function GainedPoints({ points }: { points: number }) {
  const locale = useLocale()
  const { profile } = useMember()
  return (
    <>
      <FormattedMessage
        id="points.gained"
        defaultMessage="{points}"
        description="{points}: 50 Points"
        values={{ points: <Gained key="points">{formatPoints(points, locale)}</Gained> }}
      />
      {profile.data && !profile.isFetching && (
        <FormattedMessage
          id="points.gained.balance"
          defaultMessage="You now have {points}"
          description="{points}: 2,530 points"
          values={{ points: pointsInText(profile.data.point, locale) }}
        />
      )}
    </>
  )
}
