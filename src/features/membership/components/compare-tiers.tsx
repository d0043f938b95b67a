import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import type { DescType, ProgressCondition } from '@/domain/tier-progress'
import { joinWords, tierInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { BrandHtml } from '@/ui/brand-html'
import { useAmountText } from '../hooks/use-amount-text'
import type { Membership } from '../hooks/use-membership'
import { useWholeRewardText } from '../hooks/use-reward-text'
import { Section } from './section'

const { color, font, space } = tokens

/** Side by side as long as each has room for its words, also with large letters. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
  gap: ${tokens.space(3)};
`

/** What the member's tier gives beside what is known of the next one; on the last tier, what it gives. */
export function CompareTiers({ membership }: { membership: Membership }) {
  const { isLastTier, tierName = '', nextTierName } = membership
  const locale = useLocale()
  return (
    <Section
      title={
        isLastTier ? (
          <FormattedMessage
            id="membership.compare.own"
            defaultMessage="What {tier} gives you"
            description="Heading, on the highest tier"
            values={{ tier: tierInText(tierName, locale) }}
          />
        ) : (
          <FormattedMessage
            id="membership.compare.title"
            defaultMessage="Compare tiers"
            description="Heading of the member's tier beside the next one"
          />
        )
      }
    >
      {isLastTier ? (
        <TierDetail membership={membership} />
      ) : (
        <Columns>
          <TierColumn
            label={
              <FormattedMessage
                id="membership.compare.current"
                defaultMessage="Your tier"
                description="Above its name"
              />
            }
            name={tierName}
            isOwn
          >
            <TierDetail membership={membership} />
          </TierColumn>
          {nextTierName && <NextTier membership={membership} name={nextTierName} />}
        </Columns>
      )}
    </Section>
  )
}

/** What the brand says of the member's own tier. */
function TierDetail({ membership: { info } }: { membership: Membership }) {
  const locale = useLocale()
  const html = (locale === 'en' && info?.tier_detail_en) || info?.tier_detail_th
  if (html) return <BrandHtml html={html} />
  return (
    <p>
      <FormattedMessage
        id="membership.compare.noDetail"
        defaultMessage="The store has not described this tier yet."
      />
    </p>
  )
}

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
function NextTier({ membership, name }: { membership: Membership; name: string }) {
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

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(3)};
  border: 1px solid ${color.outline};
  border-radius: ${tokens.radius.control};
  font-size: ${font.size.sm};
  text-wrap: pretty;
  &[data-own] {
    border-color: ${color.primarySoft};
    background: ${color.primarySoft};
  }
  hgroup p {
    font-size: ${font.size.xs};
  }
  && ul {
    margin: 0;
    padding-inline-start: ${space(4)};
  }
  h4 {
    font-weight: 700;
  }
`

interface TierColumnProps {
  label: ReactNode
  name: string | undefined
  isOwn?: boolean
  children: ReactNode
}

/** One tier of the comparison. */
function TierColumn({ label, name, isOwn, children }: TierColumnProps) {
  return (
    <Root data-own={isOwn || undefined}>
      <hgroup>
        <p>{label}</p>
        <h3>{name}</h3>
      </hgroup>
      {children}
    </Root>
  )
}
