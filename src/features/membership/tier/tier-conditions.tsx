import { Check } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import type { DescType, ProgressCondition, ProgressWay } from '../tier-progress'
import { formatDate, formatMoney, formatNumber, formatRecentDay, tierInText, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { tokens } from '@/theme/tokens'
import { clampLines } from '@/ui/clamp-lines'
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

export const ConditionList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${tokens.space(3)} ${tokens.space(6)};
  /* More specific than the list reset. */
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

interface WayProps {
  way: ProgressWay
  /** The member's tier, in the current language. */
  tierName: string
}

/** A way's tier name as it follows a word of the language; undefined if unnamed. */
function useTierOf({ way, tierName }: WayProps): string | undefined {
  const locale = useLocale()
  const next = locale === 'th' ? way.nextTierNameTh : way.nextTierNameEn
  const tier = way.goal === 'upgrade' ? next : tierName
  return tier && tierInText(tier, locale)
}

const formatOf = ({ descType }: ProgressCondition) => (descType === 1 ? formatMoney : formatNumber)

function amountsOf(condition: ProgressCondition): string {
  const format = formatOf(condition)
  return `${format(condition.currentAmount)} / ${format(condition.requiredAmount)}`
}

const Short = styled.span`
  ${clampLines(1)}
  /* As large as the conditions below: a phone has no room for more, and would cut what the tier gives. */
  [data-text='xlarge'] & {
    font-size: ${tokens.font.size.xs};
  }
`

interface NextTierProps {
  ways: ProgressWay[]
  nearest: ProgressWay
  /** The member's tier, in the current language. */
  tierName: string
  /** What the next tier gives first. */
  reward: ReactNode
}

/** Below the tier's name on a folded card: what the next tier gives and until when, or what each of several ways still takes. */
export function NextTier({ ways, nearest, tierName, reward }: NextTierProps) {
  const locale = useLocale()
  const today = useToday()
  const tier = useTierOf({ way: nearest, tierName })
  const { goal, conditions } = nearest
  const name = tier?.trim()
  const left = conditions.filter(({ isMet }) => !isMet).length
  if (left > 0 && name && ways.length > 1)
    return (
      <Short>
        <FormattedMessage
          id="tier.short.ways"
          defaultMessage="{goal, select, maintain {To keep {tier}} other {{tier}}}: {ways} more"
          description="On a folded card, of a tier with several ways: 28 visits or ฿30,400"
          values={{
            goal,
            tier: name,
            ways: <Ways ways={[nearest, ...ways.filter((way) => way !== nearest)]} />,
          }}
        />
      </Short>
    )
  const [day, ...otherDays] = new Set(conditions.map(({ periodDate }) => periodDate))
  const isWithinAYear = day !== undefined && day < `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  if (left > 0 && name && goal === 'upgrade' && reward)
    return (
      <Short>
        <FormattedMessage
          id="tier.short.reward"
          defaultMessage="{tier}{hasDay, select, true { by {day}} other {}}: get {reward}"
          description="On a folded card: what the next tier gives, and the last day that counts towards it"
          values={{
            tier: name && tierInText(name, locale, true).trimStart(),
            reward,
            hasDay: day !== undefined && otherDays.length === 0,
            day: unbroken((isWithinAYear ? formatRecentDay : formatDate)(day, locale)),
          }}
        />
      </Short>
    )
  return (
    <Short>
      <FormattedMessage
        id="tier.short"
        defaultMessage="{left, plural, =0 {All conditions met} one {1 condition {goal, select, upgrade {to {tier}} maintain {to keep your tier} other {left}}} other {{left} conditions {goal, select, upgrade {to {tier}} maintain {to keep your tier} other {left}}}}"
        description="On a folded card, where the next tier gives nothing: how many conditions are left; tier is the one to reach"
        values={{ left, goal: tier ? goal : '', tier }}
      />
    </Short>
  )
}

/** What is left of each way, the nearest first: `28 visits or ฿30,400`. */
function Ways({ ways }: { ways: ProgressWay[] }) {
  return ways.map(({ conditions }, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <FormattedMessage
            id="tier.short.or"
            defaultMessage="or"
            description="Between two ways to a tier: 28 visits or ฿30,400"
          />{' '}
        </>
      )}
      {conditions
        .filter(({ isMet }) => !isMet)
        .map((condition, part) => (
          <Fragment key={condition.descType}>
            {part > 0 && ' + '}
            <FormattedMessage
              id="tier.short.amount"
              defaultMessage="{type, select, 2 {{missing} {count, plural, one {visit} other {visits}}} 3 {{missing} {count, plural, one {point} other {points}}} other {{missing}}}"
              description="What is left of a condition, among those of several ways; type is 1 spending, with ฿, 2 visits, 3 points"
              values={missingOf(condition)}
            />
          </Fragment>
        ))}
    </Fragment>
  ))
}

function missingOf(condition: ProgressCondition) {
  const { descType, missingAmount } = condition
  return {
    type: String(descType),
    missing: <span data-figure>{formatOf(condition)(missingAmount)}</span>,
    count: missingAmount,
  }
}

/** Equal columns, unless one needs more for its words. */
const Columns = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(1)} ${tokens.space(3)};
  /* Its last line has more room below its letters than the line above its first. */
  translate: 0 ${tokens.space(1)};
  font-size: ${tokens.font.size.xs};
  line-height: 1.5;
  > li {
    flex: 1 0 0;
    min-width: max-content;
  }
  [role='progressbar'] {
    height: 4px;
    margin-block: ${tokens.space(1)};
  }
  svg {
    margin-inline-end: 2px;
    vertical-align: -2px;
  }
`

/** How much is left of a condition, or that it is met. */
function Left({ condition }: { condition: ProgressCondition }) {
  return condition.isMet ? (
    <>
      <Check size="1.15em" strokeWidth={3} aria-hidden />
      <FormattedMessage
        id="tier.short.met"
        defaultMessage="Met"
        description="Of one condition, below its bar"
      />
    </>
  ) : (
    <FormattedMessage
      id="tier.short.missing"
      defaultMessage="{type, select, 2 {{missing} more {count, plural, one {visit} other {visits}}} other {{missing} more}}"
      description="How much is left of a condition, below its bar; type is 1 spending, with ฿, 2 visits, 3 points"
      values={missingOf(condition)}
    />
  )
}

export function ConditionColumns({ conditions }: { conditions: readonly ProgressCondition[] }) {
  const { formatMessage } = useIntl()
  return (
    <Columns>
      {conditions.map((condition) => {
        const { descType, progress } = condition
        const label = formatMessage(labels[descType])
        return (
          <li key={descType}>
            {label}
            <ProgressBar label={label} percent={progress} valueText={amountsOf(condition)} tone="tier" />
            <b>
              <Left condition={condition} />
            </b>
          </li>
        )
      })}
    </Columns>
  )
}

interface TierConditionsProps extends Pick<WayProps, 'way'> {
  /** The card says the day already. */
  isPeriodSaid?: boolean
}

export function TierConditions({ way: { conditions }, isPeriodSaid = false }: TierConditionsProps) {
  const intl = useIntl()
  const isSamePeriod = new Set(conditions.map((condition) => condition.periodDate)).size === 1
  return (
    <>
      <ConditionList>
        {conditions.map((condition) => {
          const label = intl.formatMessage(labels[condition.descType])
          const amounts = amountsOf(condition)
          return (
            <li key={condition.descType}>
              <ConditionLine>
                <span>{label}</span>
                <b data-figure>{amounts}</b>
              </ConditionLine>
              <ProgressBar label={label} percent={condition.progress} valueText={amounts} tone="tier" />
              <Message>
                <Left condition={condition} />
              </Message>
              {!isSamePeriod && <Period day={condition.periodDate} />}
            </li>
          )
        })}
      </ConditionList>
      {isSamePeriod && !isPeriodSaid && <Period day={conditions[0]?.periodDate} />}
    </>
  )
}

function Period({ day }: { day: string | undefined }) {
  const locale = useLocale()
  if (!day) return null
  return (
    <Note>
      <FormattedMessage
        id="tier.condition.period"
        defaultMessage="Counted until {day}"
        description="The day up to which spending, visits and points count towards a condition"
        values={{ day: unbroken(formatDate(day, locale)) }}
      />
    </Note>
  )
}

const Heading = styled.h3`
  /* The conditions below have the same margin. */
  margin-block: ${tokens.space(4)} -${tokens.space(3)};
  font-size: ${tokens.font.size.sm};
`

interface TierWaysProps extends Omit<NextTierProps, 'reward'> {
  /** The tier's last day, as the card shows it. */
  expiry: string | undefined
}

/** All ways to a tier: numbered if there are several, of which any one is enough. */
export function TierWays({ ways, nearest, tierName, expiry }: TierWaysProps) {
  const areSeveral = ways.length > 1
  const isPeriodSaid = ways.every((way) => way.conditions.every(({ periodDate }) => periodDate === expiry))
  const tier = useTierOf({ way: nearest, tierName })
  return (
    <>
      {tier && (
        <Heading>
          <FormattedMessage
            id="tier.conditions"
            defaultMessage="How to {goal, select, upgrade {reach} other {keep}} {tier}"
            description="Heading of the conditions of a tier"
            values={{ goal: nearest.goal, tier }}
          />
        </Heading>
      )}
      {ways.map((way, index) => (
        <Fragment key={index}>
          {areSeveral && (
            <Heading>
              <FormattedMessage
                id="tier.way"
                defaultMessage="{isFirst, select, true {Option {number}} other {Or option {number}}}"
                description="Heading of one of several ways to a tier, counted from 1; any one of them is enough"
                values={{ isFirst: index === 0, number: String(index + 1) }}
              />
            </Heading>
          )}
          <TierConditions way={way} isPeriodSaid={isPeriodSaid} />
        </Fragment>
      ))}
      {ways.some(({ conditions }) => areSeveral || conditions.length > 1) && (
        <Note>
          <FormattedMessage
            id="tier.needs"
            defaultMessage="{areSeveral, select, true {Any one of these is enough.} other {All of these are needed.}}"
            description="Below the conditions of a tier: of several ways each has conditions of its own"
            values={{ areSeveral }}
          />
        </Note>
      )}
    </>
  )
}
