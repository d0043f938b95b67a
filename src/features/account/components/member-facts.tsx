import { Cake, Check, Link2, MessageCircle } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { useBrand } from '@/brand/use-brand'
import { normalisePhone } from '@/domain/thai-phone'
import { pageTitles } from '@/i18n/page-titles'
import { useBoot } from '@/session/boot-context'
import { useProfile } from '@/session/use-member'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'
import { Skeleton } from '@/ui/skeleton'
import { SubmenuButton } from '@/ui/submenu-button'
import { TextButton } from '@/ui/button'

const { color, font, space } = tokens

/** The member's profile as the page shows it. `hasContact`: number and birth date are known too, or known to be missing. */
export function useMemberFacts() {
  const profile = useProfile()
  const hasContact = profile.whole !== undefined
  return { profile, member: profile.data, hasContact, hasFailed: !hasContact && profile.isError }
}

const AddLink = styled(TextButton)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(2)};
  color: ${color.primaryText};
  font-size: ${font.size.sm};
`

/** The way to add the birth date, where it is missing and the brand's form asks for it. */
export function AddBirthdate({ isMissing }: { isMissing: boolean }) {
  const { data, isError } = api.useListInfoFieldsQuery(undefined, { skip: !isMissing })
  // A form that could not be read may well ask: the page behind the link says so, or offers to try again.
  const isAsked = data
    ? data.payload.some(({ field, is_display }) => field === 'birthdate' && is_display)
    : isError || undefined
  if (!isMissing || isAsked === false) return null
  if (isAsked === undefined) return <Skeleton width={120} height={tokens.tap} />
  return (
    <AddLink as={Link} to={paths.editProfile}>
      <Cake size={20} strokeWidth={1.75} aria-hidden />
      <FormattedMessage
        id="account.birthdate.add"
        defaultMessage="Add birthday"
        description="Link to the form of the member's data, where the birthday is missing"
      />
    </AddLink>
  )
}

/** Looks as the rows that lead somewhere. */
const Fact = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  min-height: 56px;
  padding: ${space(2)} ${space(4)};
  dt,
  dd {
    display: inline-flex;
    align-items: center;
    gap: ${space(3)};
  }
  dd {
    gap: ${space(1)};
    color: ${color.textMuted};
    font-size: ${font.size.sm};
    svg {
      color: ${color.success};
    }
  }
`

/** Whether LINE is connected, or the way to connect it: a row of the menu, where the brand has LINE. */
export function LineRow() {
  const { line } = useBoot()
  const { login } = useBrand()
  const { member, hasContact, hasFailed } = useMemberFacts()
  // Without a LIFF there is no ID token of LINE, which is what connects.
  if (line.liffId === undefined || !login.isLoginByLine || hasFailed) return null
  if (hasContact && !member?.is_connect_line && normalisePhone(member?.mobile_no ?? '') !== undefined) {
    return (
      <li>
        <SubmenuButton
          as={Link}
          to={paths.connectLine}
          icon={<MessageCircle size={24} strokeWidth={1.75} aria-hidden />}
          title={<FormattedMessage {...pageTitles.connectLine} />}
        />
      </li>
    )
  }
  return (
    <li>
      <Fact>
        <dt>
          <Link2 size={24} strokeWidth={1.75} aria-hidden />
          <FormattedMessage
            id="account.line"
            defaultMessage="LINE account"
            description="Before whether it is connected"
          />
        </dt>
        <dd>
          {!hasContact ? (
            <Skeleton width={110} height="1.2em" />
          ) : member?.is_connect_line ? (
            <>
              <Check size={20} strokeWidth={2} aria-hidden />
              <FormattedMessage
                id="account.line.connected"
                defaultMessage="Connected"
                description="Beside LINE account"
              />
            </>
          ) : (
            <FormattedMessage
              id="account.line.none"
              defaultMessage="Not connected"
              description="Beside LINE account"
            />
          )}
        </dd>
      </Fact>
    </li>
  )
}
