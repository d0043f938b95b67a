import { Cake, Check, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { useBrand } from '@/brand/use-brand'
import { normalisePhone } from '@/domain/thai-phone'
import { formatDate } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useBoot } from '@/session/boot-context'
import { useProfile } from '@/session/use-member'
import { answeredAt } from '@/store/answered-at'
import { isRestored } from '@/store/home-snapshot'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'
import { Skeleton } from '@/ui/skeleton'
import { TextButton } from '@/ui/text-button'

const { color, font, space } = tokens

const ways = defineMessages({
  both: {
    id: 'account.ways.both',
    defaultMessage: 'Phone and LINE',
    description: 'What the member can log in with',
  },
  phone: {
    id: 'account.ways.phone',
    defaultMessage: 'Phone',
    description: 'What the member can log in with',
  },
  line: { id: 'account.ways.line', defaultMessage: 'LINE', description: 'What the member can log in with' },
})

interface ContactFacts {
  mobile_no?: string
  is_connect_line?: boolean
  birthdate?: string
}

/** What the member logs in with, and the birth date; undefined: still loading. */
export function MemberFacts({ member }: { member: ContactFacts | undefined }) {
  const way = member && wayOf(member)
  return (
    <MemberHeadFacts>
      {(!member || way) && (
        <Fact
          name={
            <FormattedMessage
              id="account.ways"
              defaultMessage="Log in with"
              description="Before the phone number, LINE, or both"
            />
          }
        >
          {way ? <FormattedMessage {...way} /> : <Skeleton width={130} height="1.2em" />}
        </Fact>
      )}
      <LineFact member={member} />
      <BirthdateFact member={member} />
    </MemberHeadFacts>
  )
}

function wayOf({ mobile_no, is_connect_line }: ContactFacts) {
  if (mobile_no) return is_connect_line ? ways.both : ways.phone
  return is_connect_line ? ways.line : undefined
}

const MemberHeadFacts = styled.dl`
  margin: 0;
  padding-top: ${space(2)};
  border-top: 1px solid ${color.outline};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space(4)};
    min-height: ${tokens.tap};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

/** One line of the facts. */
function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Stands in place of a fact that is missing, and leads to where it is added. */
const AddLink = styled(TextButton)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(2)};
  color: ${tokens.color.primaryText};
`

/** The birth date, or the way to add it where the brand's form asks for it. */
function BirthdateFact({ member }: { member: { birthdate?: string } | undefined }) {
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

const Connected = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(1)};
  svg {
    color: ${tokens.color.success};
  }
`

interface LineFactProps {
  member: { mobile_no?: string; is_connect_line?: boolean } | undefined
}

/** Whether LINE is connected, and the way to connect it, where the brand has LINE. */
function LineFact({ member }: LineFactProps) {
  const { line } = useBoot()
  const { login } = useBrand()
  // Without a LIFF there is no ID token of LINE, which is what connects.
  if (line.liffId === undefined || !login.isLoginByLine) return null
  const canConnect = member && normalisePhone(member.mobile_no ?? '') !== undefined
  return (
    <Fact
      name={
        <FormattedMessage
          id="account.line"
          defaultMessage="LINE account"
          description="Before whether it is connected"
        />
      }
    >
      {!member && <Skeleton width={110} height="1.2em" />}
      {member?.is_connect_line && (
        <Connected>
          <Check size={20} strokeWidth={2} aria-hidden />
          <FormattedMessage
            id="account.line.connected"
            defaultMessage="Connected"
            description="Beside LINE account"
          />
        </Connected>
      )}
      {member && !member.is_connect_line && !canConnect && (
        <FormattedMessage
          id="account.line.none"
          defaultMessage="Not connected"
          description="Beside LINE account"
        />
      )}
      {!member?.is_connect_line && canConnect && (
        <AddLink as={Link} to={paths.connectLine}>
          <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
          <FormattedMessage
            id="account.line.connect"
            defaultMessage="Connect LINE"
            description="Link, in place of whether LINE is connected"
          />
        </AddLink>
      )}
    </Fact>
  )
}

/** The member's profile as the page shows it. `hasContact`: number and birth date are known too, or known to be missing. */
export function useMemberFacts() {
  const profile = useProfile()
  // The profile stored for home has neither: it says nothing of what the member has filled in.
  const hasContact = profile.data !== undefined && !isRestored(profile.fulfilledTimeStamp)
  return {
    member: profile.data,
    hasContact,
    hasFailed: !hasContact && profile.isError,
    asOf: answeredAt(profile),
    error: profile.error,
    isRetrying: profile.isFetching,
    retry: profile.refetch,
  }
}
