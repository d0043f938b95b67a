import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { hasNoTier, useProfile } from '@/session/use-member'
import { media, tokens } from '@/theme/tokens'
import { TierSection } from '../tier/tier-section'
import { useMembership, type Membership } from '../tier/use-membership'
import { Card } from '@/ui/card'
import { ExpiringPoints } from '@/ui/expiring-points'
import { PartError } from '@/ui/part-error'
import { Balance } from '@/ui/points-display'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { Stack } from '@/ui/stack'
import { pageWords } from '@/ui/page-words'
import { CompareTiers } from '../components/compare-tiers'
import { Histories } from '../components/histories'
import { TierNewsNotice } from '../components/tier-news-notice'
import { useTierNews } from '../hooks/use-tier-news'

const Root = styled.div`
  padding: ${tokens.space(4)} ${tokens.gutter} 0;
  > [role='status']:not(:empty) {
    margin-bottom: ${tokens.space(4)};
  }
`

/** Histories are last in the document, but wherever the columns leave room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space(4)};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }
  ${media.tabletUp} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.space(6)};
    > :nth-child(2) {
      grid-row: span 2;
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
      <Columns>
        <div>
          <TotalPoints />
          <TierSection />
        </div>
        {!isClosed && (
          <div>
            <Gifts membership={membership} />
          </div>
        )}
        <div>
          <Histories />
        </div>
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
      <Stack $gap={3} as={SkeletonGroup}>
        <Skeleton width="60%" height="32px" />
        {[45, 55, 70].map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
        {Array.from({ length: 6 }, (_, index) => (
          <Reward key={index}>
            <Skeleton width={24} height="24px" />
            <Skeleton width="60%" />
          </Reward>
        ))}
      </Stack>
    </Card>
  )
}

/** With the gap as high as a row of the rewards. */
const Reward = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  height: 55px;
`

const Points = styled(Card)`
  display: grid;
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

function TotalPoints() {
  const profile = useProfile()
  const { data } = profile
  return (
    <Points as="section">
      <h2>
        <FormattedMessage {...pageWords.yourPoints} />
      </h2>
      {data ? (
        <>
          <Balance points={data.point} />
          <ExpiringPoints profile={profile} />
        </>
      ) : profile.isError ? (
        <PartError read={profile} />
      ) : (
        <SkeletonGroup>
          <Skeleton width={160} height="41.6px" />
          <Skeleton width={220} height="22.4px" />
        </SkeletonGroup>
      )}
    </Points>
  )
}
