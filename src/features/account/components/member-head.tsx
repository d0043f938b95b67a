import { UserRound } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { paths } from '@/config/paths'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { MemberPicture } from '@/ui/member-picture'
import { PartError } from '@/ui/part-error'
import { SkeletonGroup } from '@/ui/skeleton'
import { useMemberFacts } from '../hooks/use-member-facts'
import { MemberFacts } from './member-facts'
import { Head, Lines, Member } from './member-head-parts'
import { MemberNames } from './member-names'

const PICTURE_SIZE = 72

/** Who the member is, and the way to change it, which stays when the profile fails. */
export function MemberHead() {
  const { member, hasContact, hasFailed, isRetrying, retry } = useMemberFacts()
  return (
    <Head>
      <Lines as={hasContact || hasFailed ? 'div' : SkeletonGroup}>
        {(member ?? !hasFailed) && (
          <Member>
            <MemberPicture
              src={member?.image_url}
              firstName={member?.first_name}
              lastName={member?.last_name}
              size={PICTURE_SIZE}
              icon={<UserRound size={32} strokeWidth={1.75} aria-hidden />}
            />
            <MemberNames member={member} hasContact={hasContact} isLoading={!hasFailed} />
          </Member>
        )}
        {hasFailed ? (
          <PartError onRetry={retry} isRetrying={isRetrying} />
        ) : (
          <MemberFacts member={hasContact ? member : undefined} />
        )}
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
