import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { DescType, ProgressCondition } from '@/domain/tier-progress'
import { joinWords } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useAmountText } from '../hooks/use-amount-text'
import type { Membership } from '../hooks/use-membership'
import { useWholeRewardText } from '../hooks/use-reward-text'
import { TierColumn } from './tier-column'

const requirements: Record<DescType, MessageDescriptor> = defineMessages({
  1: {
    id: 'membership.requires.spending',
    defaultMessage: '{amount} spent',
    description: 'A condition; amount is for example ฿40,000',
  },
  2: {
    id: 'membership.requires.visits',
    defaultMessage: '{amount}',
    description: 'A condition; amount is for example 90 visits',
  },
  3: {
    id: 'membership.requires.points',
    defaultMessage: '{amount} collected',
    description: 'A condition; amount is for example 4,000 Points',
  },
})

/** What the API tells of the next tier: what it takes, and what reaching it gives; the rest is not known before. */
export function NextTier({ membership, name }: { membership: Membership; name: string }) {
  const rewardText = useWholeRewardText()
  const { rewards } = membership
  return (
    <TierColumn
      label={
        <FormattedMessage
          id="membership.compare.next"
          defaultMessage="Next tier"
          description="Above its name"
        />
      }
      name={name}
    >
      {rewards.length > 0 && (
        <div>
          <h4>
            <FormattedMessage
              id="membership.compare.gives"
              defaultMessage="On reaching it"
              description="Heading of a list of rewards"
            />
          </h4>
          <ul>
            {rewards.map((reward, index) => (
              <li key={index}>{rewardText(reward)}</li>
            ))}
          </ul>
        </div>
      )}
      <Requirements membership={membership} />
      <p>
        <FormattedMessage
          id="membership.compare.unknown"
          defaultMessage="Its full benefits are shown once you are there."
        />
      </p>
    </TierColumn>
  )
}

function Requirements({ membership: { ways } }: { membership: Membership }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const amountText = useAmountText()
  const wordsOf = ({ descType, requiredAmount }: ProgressCondition) =>
    formatMessage(requirements[descType], { amount: amountText(descType, requiredAmount) })
  const [only, ...others] = ways.map(({ conditions }) => conditions.map(wordsOf))
  return (
    <div>
      <h4>
        <FormattedMessage
          id="membership.compare.takes"
          defaultMessage="What it takes"
          description="Heading of a list of conditions"
        />
      </h4>
      <ul>
        {others.length === 0
          ? only?.map((words) => <li key={words}>{words}</li>)
          : [only ?? [], ...others].map((words, index) => (
              <li key={index}>
                <FormattedMessage
                  id="membership.compare.way"
                  defaultMessage="{isFirst, select, true {{conditions}} other {or {conditions}}}"
                  description="One of several ways to a tier; conditions is for example ฿40,000 spent"
                  values={{ isFirst: index === 0, conditions: joinWords(words, locale) }}
                />
              </li>
            ))}
      </ul>
    </div>
  )
}
