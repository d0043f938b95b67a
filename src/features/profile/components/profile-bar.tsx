import { QrCode, ScanLine } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/config/paths'
import { expiringPoints } from '@/domain/points'
import { useLocale } from '@/i18n/use-locale'
import { useMember } from '@/session/use-member'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { MemberPicture } from '@/ui/member-picture'
import { PartError } from '@/ui/part-error'
import { PointsDisplay } from '@/ui/points-display'
import { ExpiringPoints } from './expiring-points'
import { ProfileBarSkeleton } from './profile-bar-skeleton'

const Root = styled(Card)`
  position: relative;
  display: grid;
  gap: ${tokens.space(3)};
  container-type: inline-size;
`

const Member = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space(4)};
  color: inherit;
  text-decoration: none;
  /* The whole bar opens the profile; the buttons lie above. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.card};
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid ${tokens.color.focus};
      outline-offset: 2px;
    }
  }
`

const Facts = styled.span`
  display: grid;
  min-width: 0;
`

const Welcome = styled.span`
  color: ${tokens.color.textMuted};
`

const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  gap: ${tokens.space(2)};
  > :first-child {
    flex: 1;
  }
  /* Where both names do not fit side by side, the second one's is for screen readers. */
  @container (max-width: 439px) {
    > :last-child:not(:first-child) {
      flex: none;
      padding-inline: ${tokens.space(3)};
      [data-name] {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  }
`

interface ProfileBarProps {
  onCollect: () => void
  /** Absent where the phone cannot scan: no button then. */
  onScan?: () => void
}

/** Home's greeting with the balance; a tap opens the profile (spec 2, Profile bar). */
export function ProfileBar({ onCollect, onScan }: ProfileBarProps) {
  const locale = useLocale()
  const { profile, isMembershipOpen, tier } = useMember()
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
    <Root>
      <Member to={paths.profile}>
        <MemberPicture
          src={data.image_url}
          firstName={data.first_name}
          lastName={data.last_name}
          size="bar"
          isMembershipOpen={isMembershipOpen}
          tierIconUrl={tierInfo?.tier_icon_url}
          tierName={(locale === 'en' && tierInfo?.tier_name_en) || tierInfo?.tier_name_th}
        />
        <Facts>
          <Welcome>
            <FormattedMessage
              id="profile.bar.welcome"
              defaultMessage="{hasName, select, true {Hello, {name}} other {Hello}}"
              description="Greets the member by first name"
              values={{ name: data.first_name, hasName: data.first_name !== '' }}
            />
          </Welcome>
          <PointsDisplay points={data.point} />
          {expiring && <ExpiringPoints {...expiring} />}
        </Facts>
      </Member>
      <Actions>
        <Button onClick={onCollect}>
          <QrCode size={24} strokeWidth={1.75} aria-hidden />
          <FormattedMessage
            id="profile.bar.collect"
            defaultMessage="Collect points"
            description="Opens the member code"
          />
        </Button>
        {onScan && (
          <Button variant="neutral" onClick={onScan}>
            <ScanLine size={24} strokeWidth={1.75} aria-hidden />
            <span data-name>
              <FormattedMessage
                id="profile.bar.scan"
                defaultMessage="Scan QR code"
                description="Opens the camera"
              />
            </span>
          </Button>
        )}
      </Actions>
    </Root>
  )
}
