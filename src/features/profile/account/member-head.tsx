import { UserRound } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { pageTitles } from '@/i18n/page-titles'
import { formatPhone } from '@/lib/thai-phone'
import { useLocale } from '@/i18n/use-locale'
import { useMember } from '@/session/use-member'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { Card } from '@/ui/card'
import { CodeText } from '@/ui/code-text'
import { Link } from '@/ui/link'
import { MemberPicture, tierNameIn } from '@/ui/member-picture'
import { PartError } from '@/ui/part-error'
import { Phrases } from '@/ui/phrases'
import { PointsDisplay } from '@/ui/points-display'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { TextButton } from '@/ui/button'

const { color, font, space } = tokens

const PICTURE_SIZE = 64

const Head = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 ${space(3)};
  padding-block: ${space(3)};
`

/** Beside the edit link, or above it if letters are large. */
const Lines = styled.div`
  display: grid;
  flex: 1 1 11.5rem;
  gap: ${space(1)};
  min-width: 0;
`

const MemberHeadBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`

const EditLink = styled(TextButton)`
  display: inline-flex;
  align-items: center;
  font-size: ${font.size.sm};
  text-decoration: none;
`

/** Each line is as high while loading as afterwards. */
const Names = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  --points-size: ${font.size.sm};
  strong {
    color: ${color.text};
    font-size: ${font.size.md};
    line-height: 1.5;
    /* Two lines break between first and last name. */
    text-wrap: balance;
  }
  /* The member's number: whole on the next line, unless no line is long enough. */
  [translate] {
    display: inline-block;
  }
  /* The skeleton's lines. */
  > [aria-hidden] {
    margin-block: 4px;
  }
`

/** The member's picture, name, tier, points and number, and the edit link; none of them if the profile fails. */
export function MemberHead() {
  const { profile, system, isMembershipOpen, tier } = useMember()
  const { data: member, whole } = profile
  const hasFailed = !whole && profile.isError
  const tierName = tierNameIn(useLocale(), tier.data?.tier_info)
  const name = [member?.first_name, member?.last_name].filter(Boolean).join(' ')
  return (
    <Head>
      <Lines as={whole || hasFailed ? 'div' : SkeletonGroup}>
        {(member ?? !hasFailed) && (
          <MemberHeadBox>
            <MemberPicture
              member={member}
              size={PICTURE_SIZE}
              isMembershipOpen={system.data && isMembershipOpen}
              tier={tier.data?.tier_info}
              icon={<UserRound size={32} strokeWidth={1.75} aria-hidden />}
            />
            <Names>
              {name && (
                <strong>
                  <Phrases>{name}</Phrases>
                </strong>
              )}
              {!member && <Skeleton width={170} height="calc(1.5rem - 8px)" />}
              {member && tier.isLoading && <Skeleton width={120} height="calc(1.6 * 0.875rem - 8px)" />}
              {member && !tier.isLoading && (
                <span>
                  {tierName && `${tierName} · `}
                  <PointsDisplay points={member.point} isCoverable />
                </span>
              )}
              {!member && <Line width={120} />}
              {member?.customer_info && (
                <span>
                  <FormattedMessage
                    id="account.memberId"
                    defaultMessage="Member ID {id}"
                    description="Under the name"
                    values={{ id: <CodeText code={member.customer_info} /> }}
                  />
                </span>
              )}
              {!member && <Line width={140} />}
              {whole?.mobile_no && <span>{formatPhone(whole.mobile_no)}</span>}
              {!whole && !hasFailed && <Line width={110} />}
            </Names>
          </MemberHeadBox>
        )}
        {member && <AsOf read={profile} />}
        {hasFailed && !member && <PartError read={profile} />}
      </Lines>
      {(member ?? !hasFailed) && (
        <EditLink as={Link} to={paths.editProfile}>
          <FormattedMessage {...pageTitles.editProfile} />
        </EditLink>
      )}
    </Head>
  )
}

/** With its padding as high as a line of small text. */
const Line = ({ width }: { width: number }) => <Skeleton width={width} height="calc(1.4rem - 8px)" />
