import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { expiringPoints } from '@/lib/item-validity'
import { useToday } from '@/lib/use-today'
import { hasNoTier, useProfile } from '@/session/use-member'
import { media, tokens } from '@/theme/tokens'
import { TierSection } from '../tier/tier-section'
import { AsOf } from '@/ui/as-of'
import { Card } from '@/ui/card'
import { ExpiringPoints } from '@/ui/expiring-points'
import { PartError } from '@/ui/part-error'
import { Balance } from '@/ui/points-display'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { CompareTiers } from '../components/compare-tiers'
import { Histories } from '../components/histories'
import { TierNewsNotice } from '../components/tier-news-notice'
import { useMembership, type Membership } from '../hooks/use-membership'
import { useTierNews } from '../hooks/use-tier-news'

const Root = styled.div`
  padding: ${tokens.space(4)} ${tokens.gutter} 0;
  > [role='status']:not(:empty) {
    margin-bottom: ${tokens.space(4)};
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space(4)};
  /* Last in the document, but wherever the columns leave room. */
  ${media.tabletUp} {
    grid-template: 'tier gifts' auto 'histories gifts' 1fr / minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.space(6)};
    &[data-closed] {
      grid-template: 'tier histories' auto / minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  ${media.tabletUp} {
    &[data-part='tier'] {
      grid-area: tier;
    }
    &[data-part='gifts'] {
      grid-area: gifts;
    }
    &[data-part='histories'] {
      grid-area: histories;
    }
  }
`

/** Points, tier, and the way to the next one (spec 2, profile.member-info). */
export default function MemberInfoPage() {
  const membership = useMembership()
  const { system, isMembershipOpen } = membership
  const news = useTierNews()
  const isClosed = system.data && !isMembershipOpen
  return (
    <Root>
      <div role="status">{news && <TierNewsNotice news={news} />}</div>
      <Columns data-closed={isClosed || undefined}>
        <Column data-part="tier">
          <TotalPoints />
          <TierSection />
        </Column>
        {!isClosed && (
          <Column data-part="gifts">
            <Gifts membership={membership} />
          </Column>
        )}
        <Column data-part="histories">
          <Histories />
        </Column>
      </Columns>
    </Root>
  )
}

/** Parts that need the tier are left to the tier card, which shows its errors. */
const isMissing = ({ system, tier }: Membership) =>
  hasNoTier(tier) || [system, tier].some((query) => query.isError && !query.data)

function Gifts({ membership }: { membership: Membership }) {
  const { tier, criteria, mappings } = membership
  if (isMissing(membership)) return null
  if (tier.data && !criteria.isLoading && !mappings.isLoading) return <CompareTiers membership={membership} />
  return (
    <Card>
      <SkeletonGroup>
        <Skeleton width="60%" height="32px" />
        <div style={{ height: 12 }} />
        <Skeleton height="440px" />
      </SkeletonGroup>
    </Card>
  )
}

const Points = styled(Card)`
  display: grid;
  justify-items: start;
  h2 {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
    font-weight: 400;
  }
  /* The eye is at the card's end, as on home. */
  > span {
    max-width: none;
  }
`

/** The balance in large type, and its next expiry. */
function TotalPoints() {
  const profile = useProfile()
  const { data } = profile
  const today = useToday()
  const expiring = data && expiringPoints(data, today)
  return (
    <Points as="section">
      <h2>
        <FormattedMessage
          id="membership.points.title"
          defaultMessage="Your points"
          description="Above the balance"
        />
      </h2>
      {data ? (
        <>
          <Balance points={data.point} />
          {expiring && <ExpiringPoints {...expiring} />}
          <AsOf read={profile} />
        </>
      ) : profile.isError ? (
        <PartError onRetry={() => void profile.refetch()} isRetrying={profile.isFetching} />
      ) : (
        <SkeletonGroup>
          <Skeleton width={160} height="41.6px" />
          <Skeleton width={220} height="22.4px" />
        </SkeletonGroup>
      )}
    </Points>
  )
}
