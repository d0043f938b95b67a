import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { answeredAt } from '@/store/answered-at'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { PartError } from '@/ui/part-error'
import type { Membership } from '../hooks/use-membership'
import { RewardRow } from './reward-row'
import { Section } from './section'

const List = styled.ul`
  /* Rows have their own padding, so that they are wide to the touch. */
  && {
    margin: 0 -${tokens.space(4)};
  }
`

/** What the member receives at the next tier, or for keeping the last one. */
export function Rewards({ membership }: { membership: Membership }) {
  const { mappings, rewards } = membership
  const hasFailed = mappings.isError && !mappings.data
  if (!hasFailed && rewards.length === 0) return null
  return (
    <Section title={<Title membership={membership} />}>
      {hasFailed ? (
        <PartError onRetry={() => void mappings.refetch()} isRetrying={mappings.isFetching} />
      ) : (
        <>
          <AsOf at={answeredAt(mappings)} error={mappings.error} onRetry={mappings.refetch} />
          <List>
            {rewards.map((reward, index) => (
              <RewardRow key={index} reward={reward} />
            ))}
          </List>
        </>
      )}
    </Section>
  )
}

function Title({ membership: { isLastTier, tierName, nextTierName } }: { membership: Membership }) {
  if (isLastTier)
    return (
      <FormattedMessage
        id="membership.rewards.keep"
        defaultMessage="What you get for keeping {tier}"
        description="Heading of the rewards for keeping the highest tier"
        values={{ tier: tierName }}
      />
    )
  if (!nextTierName)
    return <FormattedMessage id="membership.rewards.next" defaultMessage="What you get at the next tier" />
  return (
    <FormattedMessage
      id="membership.rewards.at"
      defaultMessage="What you get at {tier}"
      description="Heading of the rewards for reaching a tier"
      values={{ tier: nextTierName }}
    />
  )
}
