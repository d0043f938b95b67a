import { Check } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import type { DescType, ProgressCondition, ProgressWay } from '@/domain/tier-progress'
import { formatDate, formatMoney, formatNumber, tierInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { ProgressBar } from '@/ui/progress-bar'

const labels: Record<DescType, MessageDescriptor> = defineMessages({
  1: {
    id: 'tier.condition.spending',
    defaultMessage: 'Spending',
    description: 'What a bar measures, in baht',
  },
  2: { id: 'tier.condition.visits', defaultMessage: 'Visits', description: 'What a bar measures' },
  3: {
    id: 'tier.condition.points',
    defaultMessage: 'Points',
    description: 'What a bar measures: points collected',
  },
})

const upgrades: Record<DescType, MessageDescriptor> = defineMessages({
  1: {
    id: 'tier.upgrade.spending',
    defaultMessage: 'Spend {missing} more to reach {tier}',
    description: "missing is an amount like ฿1,200; tier is the tier's name",
  },
  2: {
    id: 'tier.upgrade.visits',
    defaultMessage:
      '{count, plural, one {Visit once more} other {Visit {missing} more times}} to reach {tier}',
    description: "missing is the number count, written out; tier is the tier's name",
  },
  3: {
    id: 'tier.upgrade.points',
    defaultMessage: 'Collect {missing} more {count, plural, one {point} other {points}} to reach {tier}',
    description: "missing is the number count, written out; tier is the tier's name",
  },
})

const maintains: Record<DescType, MessageDescriptor> = defineMessages({
  1: {
    id: 'tier.maintain.spending',
    defaultMessage: 'Spend {missing} more to keep {tier}',
    description: "missing is an amount like ฿1,200; tier is the tier's name",
  },
  2: {
    id: 'tier.maintain.visits',
    defaultMessage:
      '{count, plural, one {Visit once more} other {Visit {missing} more times}} to keep {tier}',
    description: "missing is the number count, written out; tier is the tier's name",
  },
  3: {
    id: 'tier.maintain.points',
    defaultMessage: 'Collect {missing} more {count, plural, one {point} other {points}} to keep {tier}',
    description: "missing is the number count, written out; tier is the tier's name",
  },
})

export const ConditionList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${tokens.space(3)} ${tokens.space(6)};
  /* Doubled for specificity: the reset of lists would win over a single class. */
  && {
    padding-top: ${tokens.space(4)};
  }
  font-size: ${tokens.font.size.sm};
`

export const ConditionLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space(2)};
  margin-bottom: ${tokens.space(1)};
`

const Message = styled.p`
  margin-top: ${tokens.space(1)};
  svg {
    margin-inline-end: ${tokens.space(1)};
  }
`

const Note = styled.p`
  font-size: ${tokens.font.size.sm};
  ${ConditionList} + & {
    margin-top: ${tokens.space(3)};
  }
`

/** What is missing for a condition, in words; undefined where it is met, or the tier that it leads to has no name. */
function useMissingText(tierName: string): (condition: ProgressCondition) => ReactNode {
  const intl = useIntl()
  const locale = useLocale()
  return (condition) => {
    const isUpgrade = condition.goal === 'upgrade'
    const next = locale === 'th' ? condition.nextTierNameTh : condition.nextTierNameEn
    const tier = isUpgrade ? next : tierName
    if (condition.isMet || !tier) return undefined
    const format = formatOf(condition)
    return intl.formatMessage((isUpgrade ? upgrades : maintains)[condition.descType], {
      missing: (
        <span key="missing" data-figure>
          {format(condition.missingAmount)}
        </span>
      ),
      count: condition.missingAmount,
      tier: tierInText(tier, locale),
    })
  }
}

const formatOf = ({ descType }: ProgressCondition) => (descType === 1 ? formatMoney : formatNumber)

const Met = () => (
  <>
    <Check size={16} strokeWidth={2.5} aria-hidden />
    <FormattedMessage id="tier.condition.met" defaultMessage="You have met this condition" />
  </>
)

interface TierSummaryProps {
  condition: ProgressCondition
  tierName: string
}

/** One condition for all, in one line and a bar. */
export function TierSummary({ condition, tierName }: TierSummaryProps) {
  const label = useIntl().formatMessage(labels[condition.descType])
  const missingText = useMissingText(tierName)
  return (
    <Summary>
      <p>{condition.isMet ? <Met /> : (missingText(condition) ?? label)}</p>
      <ProgressBar label={label} percent={condition.progress} tone="tier" />
    </Summary>
  )
}

const Summary = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
  padding-top: ${tokens.space(1)};
  font-size: ${tokens.font.size.sm};
  svg {
    margin-inline-end: ${tokens.space(1)};
  }
`

interface TierConditionsProps {
  conditions: ProgressCondition[]
  /** The name of the tier the member holds, in the language on screen. */
  tierName: string
}

/** A progress bar for each condition, and the missing amount in words. */
export function TierConditions({ conditions, tierName }: TierConditionsProps) {
  const intl = useIntl()
  const missingText = useMissingText(tierName)
  const isSamePeriod = new Set(conditions.map((condition) => condition.periodDate)).size === 1
  return (
    <>
      <ConditionList>
        {conditions.map((condition, index) => {
          const label = intl.formatMessage(labels[condition.descType])
          const format = formatOf(condition)
          const missing = missingText(condition)
          const amounts = `${format(condition.currentAmount)} / ${format(condition.requiredAmount)}`
          return (
            <li key={index}>
              <ConditionLine>
                <span>{label}</span>
                <b data-figure>{amounts}</b>
              </ConditionLine>
              <ProgressBar label={label} percent={condition.progress} valueText={amounts} tone="tier" />
              {(condition.isMet || missing) && <Message>{condition.isMet ? <Met /> : missing}</Message>}
              {!isSamePeriod && <Period day={condition.periodDate} />}
            </li>
          )
        })}
      </ConditionList>
      {isSamePeriod && <Period day={conditions[0]?.periodDate} />}
    </>
  )
}

/** The day up to which amounts count. */
function Period({ day }: { day: string | undefined }) {
  const locale = useLocale()
  if (!day) return null
  return (
    <Note>
      <FormattedMessage
        id="tier.condition.period"
        defaultMessage="Counted until {day}"
        description="The day up to which spending, visits and points count towards a condition"
        values={{ day: formatDate(day, locale) }}
      />
    </Note>
  )
}

const WayName = styled.h3`
  /* The conditions below bring the same space along. */
  margin-block: ${tokens.space(4)} -${tokens.space(3)};
  font-size: ${tokens.font.size.sm};
`

interface TierWaysProps {
  ways: ProgressWay[]
  /** The name of the tier the member holds, in the language on screen. */
  tierName: string
}

/** The conditions of all ways to a tier; of several, which are alternatives, each under its number. */
export function TierWays({ ways, tierName }: TierWaysProps) {
  return ways.map(({ conditions }, index) => (
    <Fragment key={index}>
      {ways.length > 1 && (
        <WayName>
          <FormattedMessage
            id="tier.way"
            defaultMessage="{isFirst, select, true {Way {number}} other {Or way {number}}}"
            description="Heading of one of several ways to a tier, counted from 1; any one of them is enough"
            values={{ isFirst: index === 0, number: String(index + 1) }}
          />
        </WayName>
      )}
      <TierConditions conditions={conditions} tierName={tierName} />
    </Fragment>
  ))
}
