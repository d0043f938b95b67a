import { useMemo, useState, type Ref } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { privilegeDetailPath } from '@/addresses/paths'
import { api } from '@/api/api'
import { NEWEST_POINTS } from '@/api/point-rows'
import { expiringPoints } from '@/domain/item-validity'
import { dayOf, formatMonth, formatNumber, formatPoints, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { useProfile } from '@/session/use-member'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { Link } from '@/ui/link'
import { Phrases } from '@/ui/phrases'
import { ProgressBar } from '@/ui/progress-bar'
import { useIsLongWait } from '@/ui/spinner'
import { Validity } from '@/ui/card-frame'
import { useSavingGoal } from '../hooks/use-saving-goal'
import type { PrivilegeItem } from '../privilege-item'
import { savingForecast } from '../saving-forecast'
import { PrivilegePicture } from './privilege-picture'
import { PrivilegeStatus } from './privilege-status'

const messages = defineMessages<{
  reach: { balance: string; cost: string }
  forecast: { month: string }
}>({
  reach: {
    id: 'privileges.detail.reach',
    defaultMessage: '{balance} / {cost}',
    description: 'Points with their unit',
  },
  forecast: {
    id: 'privileges.saving.forecast',
    defaultMessage: 'At this pace, without spending any, you’ll have enough around {month}.',
    description: 'An estimate; month is for example February 2027',
  },
})

/** So long the card waits for the history, to be drawn in one piece; then it does without the month. */
const WAIT_MS = 3000

const Name = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Texts = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  &:empty {
    display: none;
  }
`

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space(3)};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  h2 {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
    font-weight: 400;
  }
  a {
    color: ${tokens.color.text};
    font-weight: 600;
    text-decoration: none;
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
  }
`

/** On home: the privilege that the member saves points for, how far it is, and about when there are enough. Nothing while there is none. */
export default function SavingGoal({ ref }: { ref?: Ref<HTMLElement> }) {
  const locale = useLocale()
  const { formatMessage } = useIntl()
  const { goal, item, state, balance } = useSavingGoal()
  const { month, isSettled } = useForecast(item, balance)
  if (!item || balance === undefined || state === 'gone' || state === 'had') return null
  if (!isSettled) return null
  const { cost, title, validity } = item
  return (
    <Root ref={ref} as="section">
      <PrivilegePicture item={item} ratio="1" radius={tokens.radius.control} isLimitShown={false} />
      <Name>
        <h2>
          {item.state === 'available' ? (
            <FormattedMessage
              id="privileges.saving.reached"
              defaultMessage="Enough points for"
              description="Heading of a card on home, above the name of a privilege"
            />
          ) : (
            <FormattedMessage
              id="privileges.saving.title"
              defaultMessage="Saving for"
              description="Heading of a card on home, above the name of a privilege"
            />
          )}
        </h2>
        <Link to={privilegeDetailPath(item.privilegeId, goal?.isForYou)}>{title}</Link>
        <PrivilegeStatus item={item} />
      </Name>
      {cost > 0 && (
        <ProgressBar
          label={title}
          percent={(balance / cost) * 100}
          valueText={formatMessage(messages.reach, {
            balance: formatNumber(balance),
            cost: formatPoints(cost, locale),
          })}
        />
      )}
      <Texts>
        {item.state === 'missing' && month !== undefined && (
          <p>
            <Phrases>
              {formatMessage(messages.forecast, { month: unbroken(formatMonth(month, locale)) })}
            </Phrases>
          </p>
        )}
        {validity.kind === 'date' && (
          <p>
            <Validity validity={validity} />
          </p>
        )}
      </Texts>
    </Root>
  )
}

/**
 * About when the balance reaches the cost, by the rows of points that home has read for its news: no request of its own. Where they are
 * late, or cannot be read, the card stays without the month, which would move what is below it.
 */
function useForecast(item: PrivilegeItem | undefined, balance: number | undefined) {
  const today = useToday()
  const profile = useProfile().data
  const { currentData, isError } = api.endpoints.listPointHistory.useQueryState(NEWEST_POINTS)
  const isLate = useIsLongWait(WAIT_MS)
  const [isWithout, setIsWithout] = useState(false)
  if (!isWithout && currentData === undefined && (isError || isLate)) setIsWithout(true)
  const rows = useMemo(
    () =>
      currentData?.payload.map(({ point, status, date, expire_date }) => ({
        point,
        day: dayOf(date ?? ''),
        ...(status && { status }),
        ...(expire_date && { lastDay: dayOf(expire_date) }),
      })) ?? [],
    [currentData],
  )
  const month = useMemo(
    () =>
      item &&
      savingForecast(rows, {
        cost: item.cost,
        balance: balance ?? 0,
        today,
        ...(item.validity.kind === 'date' && { lastDay: item.validity.date }),
        ...(profile && { expiring: expiringPoints(profile, today) }),
      }),
    [rows, item, balance, today, profile],
  )
  return { month: isWithout ? undefined : month, isSettled: isWithout || currentData !== undefined }
}
