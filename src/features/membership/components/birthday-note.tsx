import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { formatDayOfYear } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useProfile } from '@/session/use-member'
import { isRestored } from '@/store/home-snapshot'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'

/** Under the words of its row, which an icon stands before. */
const Root = styled.p`
  padding: 0 ${tokens.space(4)} ${tokens.space(2)} calc(24px + ${tokens.space(7)});
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.tap};
    color: ${tokens.color.primaryText};
    font-weight: 700;
  }
`

/** When the member's birthday is, or where they can say so; an empty line while the profile is not known. */
export function BirthdayNote() {
  const locale = useLocale()
  const { data, fulfilledTimeStamp } = useProfile()
  // What is stored of a profile has no birthday.
  if (!data || isRestored(fulfilledTimeStamp)) return <Root aria-hidden>&nbsp;</Root>
  return (
    <Root>
      {data.birthdate ? (
        <FormattedMessage
          id="membership.birthday.on"
          defaultMessage="Your birthday: {day}"
          description="When a birthday gift is due; day is for example 9 April"
          values={{ day: formatDayOfYear(data.birthdate, locale) }}
        />
      ) : (
        <Link to={paths.editProfile}>
          <FormattedMessage
            id="membership.birthday.add"
            defaultMessage="Add your birthday to your profile"
            description="Link, where the brand does not know when to give a birthday gift"
          />
        </Link>
      )}
    </Root>
  )
}
