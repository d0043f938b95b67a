import { QrCode, ScanLine } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { expiringPoints } from '@/domain/points'
import { courtesyName } from '@/i18n/courtesy-name'
import { useLocale } from '@/i18n/use-locale'
import { useMember } from '@/session/use-member'
import { answeredAt } from '@/store/answered-at'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ExpiringPoints } from '@/ui/expiring-points'
import { Link } from '@/ui/link'
import { MemberPicture } from '@/ui/member-picture'
import { PartError } from '@/ui/part-error'
import { PointsDisplay } from '@/ui/points-display'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import {
  Actions,
  ProfileBarBox,
  ProfileBarFacts,
  ProfileBarMember,
  Since,
  Welcome,
} from './profile-bar-parts'

interface ProfileBarProps {
  onCollect: () => void
  onScan: () => void
}

/** Home's greeting with the balance; a tap opens the profile (spec 2, Profile bar). */
export function ProfileBar({ onCollect, onScan }: ProfileBarProps) {
  const locale = useLocale()
  const { profile, system, isMembershipOpen, tier } = useMember()
  const { data } = profile
  const tierInfo = tier.data?.tier_info
  if (!data) {
    if (!profile.isError) return <ProfileBarSkeleton />
    return (
      <Card>
        <PartError onRetry={() => void profile.refetch()} isRetrying={profile.isFetching} />
      </Card>
    )
  }
  const expiring = expiringPoints(data)
  return (
    <ProfileBarBox>
      <ProfileBarMember as={Link} to={paths.profile}>
        <MemberPicture
          src={data.image_url}
          firstName={data.first_name}
          lastName={data.last_name}
          size="bar"
          isMembershipOpen={system.data && isMembershipOpen}
          tierIconUrl={tierInfo?.tier_icon_url}
          tierName={(locale === 'en' && tierInfo?.tier_name_en) || tierInfo?.tier_name_th}
        />
        <ProfileBarFacts>
          <Welcome>
            <FormattedMessage
              id="home.profileBar.welcome"
              defaultMessage="{hasName, select, true {Hello, {name}} other {Hello}}"
              description="Greets the member by first name; in Thai, คุณ or a title is part of the name"
              values={{
                name: data.first_name && courtesyName(data.first_name, locale),
                hasName: data.first_name !== undefined,
              }}
            />
          </Welcome>
          <PointsDisplay points={data.point} />
          {expiring && <ExpiringPoints {...expiring} />}
        </ProfileBarFacts>
      </ProfileBarMember>
      <Since>
        <AsOf at={answeredAt(profile)} error={profile.error} onRetry={profile.refetch} />
      </Since>
      <Actions>
        <div>
          <Button onClick={onCollect}>
            <QrCode size={24} strokeWidth={1.75} aria-hidden />
            <FormattedMessage
              id="home.profileBar.collect"
              defaultMessage="Collect points"
              description="Opens the member code"
            />
          </Button>
          <Button variant="neutral" onClick={onScan}>
            <ScanLine size={24} strokeWidth={1.75} aria-hidden />
            <span data-name>
              <FormattedMessage
                id="home.profileBar.scan"
                defaultMessage="Scan QR code"
                description="Opens the camera"
              />
            </span>
          </Button>
        </div>
      </Actions>
    </ProfileBarBox>
  )
}

const Group = styled(SkeletonGroup)`
  display: contents;
`

const Lines = styled(ProfileBarFacts)`
  gap: ${tokens.space(2)};
`

/** The placeholder of the profile bar while the profile loads. */
function ProfileBarSkeleton() {
  return (
    <ProfileBarBox>
      <Group>
        <ProfileBarMember>
          <MemberPicture size="bar" />
          <Lines>
            <Skeleton width={120} height={18} />
            <Skeleton width={150} height={30} />
            <Skeleton width={180} height={16} />
          </Lines>
        </ProfileBarMember>
        <Actions>
          <Skeleton height={48} radius={tokens.radius.control} />
        </Actions>
      </Group>
    </ProfileBarBox>
  )
}
