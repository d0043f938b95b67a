import { UserRound } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { paths } from '@/addresses/paths'
import { formatPhone } from '@/domain/thai-phone'
import { AsOf } from '@/ui/as-of'
import { Button } from '@/ui/button'
import { CodeText } from '@/ui/code-text'
import { Link } from '@/ui/link'
import { MemberPicture } from '@/ui/member-picture'
import { PartError } from '@/ui/part-error'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useMemberFacts } from '../hooks/use-member-facts'
import { MemberFacts } from './member-facts'
import { Head, Lines, MemberHeadBox, Names } from './member-head-parts'

const PICTURE_SIZE = 72

/** Who the member is, and the way to change it, which stays when the profile fails. */
export function MemberHead() {
  const { member, hasContact, hasFailed, asOf, error, isRetrying, retry } = useMemberFacts()
  return (
    <Head>
      <Lines as={hasContact || hasFailed ? 'div' : SkeletonGroup}>
        {(member ?? !hasFailed) && (
          <MemberHeadBox>
            <MemberPicture
              src={member?.image_url}
              firstName={member?.first_name}
              lastName={member?.last_name}
              size={PICTURE_SIZE}
              icon={<UserRound size={32} strokeWidth={1.75} aria-hidden />}
            />
            <MemberNames member={member} hasContact={hasContact} isLoading={!hasFailed} />
          </MemberHeadBox>
        )}
        {member && <AsOf at={asOf} error={error} onRetry={retry} />}
        {!hasFailed && <MemberFacts member={hasContact ? member : undefined} />}
        {hasFailed && !member && <PartError onRetry={retry} isRetrying={isRetrying} />}
      </Lines>
      <Button as={Link} to={paths.editProfile} variant="outline" isFullWidth>
        <FormattedMessage
          id="account.edit"
          defaultMessage="Edit profile"
          description="Link to the form of the member's data"
        />
      </Button>
    </Head>
  )
}

interface MemberNamesProps {
  member: { first_name?: string; last_name?: string; customer_info?: string; mobile_no?: string } | undefined
  hasContact: boolean
  /** What is not known yet is on its way. */
  isLoading: boolean
}

/** Name, member id and number; a line that is missing in the profile is left out. */
function MemberNames({ member, hasContact, isLoading }: MemberNamesProps) {
  const name = [member?.first_name, member?.last_name].filter(Boolean).join(' ')
  return (
    <Names>
      {name && <strong>{name}</strong>}
      {!member && <Skeleton width={170} height="calc(1.875rem - 8px)" />}
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
      {hasContact && member?.mobile_no && <span>{formatPhone(member.mobile_no)}</span>}
      {!hasContact && isLoading && <Line width={110} />}
    </Names>
  )
}

/** With the space around it as high as a line of small text. */
const Line = ({ width }: { width: number }) => <Skeleton width={width} height="calc(1.4rem - 8px)" />
