import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { formatPhone } from '@/domain/thai-phone'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { AsOf, type ShownRead } from '@/ui/as-of'
import { MemberPicture } from '@/ui/member-picture'
import { Balance } from '@/ui/points-display'
import { Skeleton } from '@/ui/skeleton'

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0 ${tokens.space(3)};
  min-height: 56px;
  p {
    min-width: 0;
    line-height: 1.4;
  }
  strong {
    display: block;
  }
  /* The unit stands below the figure, so that the name has room. */
  > :last-child {
    --points-size: ${tokens.font.size.xl};
    max-width: 6.5rem;
  }
`

const Muted = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
`

interface MemberSummaryProps {
  profile: {
    image_url?: string
    first_name?: string
    last_name?: string
    mobile_no?: string
    point: number
  }
  isMembershipOpen: boolean
  tier?: { tier_icon_url?: string; tier_name_th: string; tier_name_en?: string } | undefined
  read: ShownRead
  isBalanceStale: boolean
  hasFailed: boolean
}

/** The member who shows the code: picture, name, number and balance; its time and a retry only where it could not be read anew. */
export function MemberSummary(props: MemberSummaryProps) {
  const { profile, isMembershipOpen, tier, read, isBalanceStale, hasFailed } = props
  const locale = useLocale()
  return (
    <div>
      <Root>
        <MemberPicture
          src={profile.image_url}
          firstName={profile.first_name}
          lastName={profile.last_name}
          size="modal"
          isMembershipOpen={isMembershipOpen}
          tierIconUrl={tier?.tier_icon_url}
          tierName={(locale === 'en' && tier?.tier_name_en) || tier?.tier_name_th}
        />
        <p>
          <strong>{[profile.first_name, profile.last_name].filter(Boolean).join(' ')}</strong>
          {profile.mobile_no && <Muted>{formatPhone(profile.mobile_no)}</Muted>}
        </p>
        {isBalanceStale ? (
          <Skeleton width="5rem" height={`calc(${tokens.font.size.xl} * 1.3)`} />
        ) : (
          <Balance points={profile.point} />
        )}
      </Root>
      <AsOf read={read} isInPlace />
      <Muted role="status">
        {hasFailed && <FormattedMessage id="points.modal.offline" defaultMessage="Your code still works." />}
      </Muted>
    </div>
  )
}
