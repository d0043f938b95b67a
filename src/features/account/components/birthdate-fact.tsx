import { Cake } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { api } from '@/api/api'
import { paths } from '@/addresses/paths'
import { formatDate } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { Link } from '@/ui/link'
import { Skeleton } from '@/ui/skeleton'
import { AddLink, Fact } from './fact'

/** The birth date, or the way to add it where the brand's form asks for it. */
export function BirthdateFact({ member }: { member: { birthdate?: string } | undefined }) {
  const locale = useLocale()
  const isMissing = member !== undefined && !member.birthdate
  const isAsked = useAsksBirthdate(isMissing)
  return (
    <Fact name={<FormattedMessage id="account.birthdate" defaultMessage="Date of birth" />}>
      {(!member || (isMissing && isAsked === undefined)) && <Skeleton width={100} height="1.2em" />}
      {member?.birthdate && formatDate(member.birthdate, locale)}
      {isMissing && isAsked && (
        <AddLink as={Link} to={paths.editProfile}>
          <Cake size={20} strokeWidth={1.75} aria-hidden />
          <FormattedMessage
            id="account.birthdate.add"
            defaultMessage="Add birthday"
            description="Link, in place of the date, to the form of the member's data"
          />
        </AddLink>
      )}
      {isMissing && isAsked === false && (
        <FormattedMessage
          id="account.birthdate.none"
          defaultMessage="Not given"
          description="In place of a birth date that the brand does not ask for"
        />
      )}
    </Fact>
  )
}

/** Whether the brand's form asks for the birth date; undefined until that is known. Asked only where it is missing. */
function useAsksBirthdate(isMissing: boolean): boolean | undefined {
  const { data, isError } = api.useListInfoFieldsQuery(undefined, { skip: !isMissing })
  // A form that could not be read may well ask: the page behind the link says so, or offers to try again.
  if (!data) return isError || undefined
  return data.payload.some(({ field, is_display }) => field === 'birthdate' && is_display)
}
