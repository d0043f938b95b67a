import { useState, type KeyboardEvent } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { PointsMonth } from '@/domain/points-months'
import { formatMonth, formatNumber } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'

const messages = defineMessages({
  months: {
    id: 'histories.chart.months',
    defaultMessage: 'Choose a month to see its items',
    description: 'Name of the months of a chart, which are buttons that narrow the list below',
  },
})

const nameMessages = defineMessages<{
  month: Record<'month' | 'earned' | 'used' | 'expired' | 'balance', string> & { hasBalance: boolean }
}>({
  month: {
    id: 'histories.chart.month',
    defaultMessage:
      '{month}: received {earned}, used {used}, expired {expired}{hasBalance, select, true {, balance {balance}} other {}}',
    description:
      'One month of a chart as a screen reader says it; the amounts are formatted numbers of points',
  },
})

const { color } = tokens

/** One for each month of the chart. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
`

/** Each as high as the chart. */
const Months = styled(Columns)`
  position: absolute;
  inset: 0;
  button {
    min-width: 24px;
    border-radius: 6px;
    touch-action: manipulation;
    &[aria-pressed='true'] {
      background: ${color.primarySoft};
      box-shadow: inset 0 0 0 2px ${color.primaryText};
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    @media (hover: hover) {
      &:hover:not([aria-pressed='true']) {
        background: ${color.surfaceSunken};
      }
    }
    @media (forced-colors: active) {
      border: 0;
      &[aria-pressed='true'] {
        border: 3px solid Highlight;
      }
    }
  }
`

export interface MonthButtonsProps {
  /** The known ones, oldest first. */
  months: readonly PointsMonth[]
  /** `yyyy-MM` */
  pressed: string | undefined
  onPress: (month: string) => void
  /** A mouse or the keyboard comes to a month, or leaves it. */
  onPoint: (month: string | undefined) => void
  /** The column of the first one, from 1. */
  first: number
}

/**
 * A toolbar, because twelve stops of the Tab key would stand before the list: arrows lead from month to month. Radio buttons could
 * not be taken back.
 */
export function MonthButtons({ months, first, pressed, onPress, onPoint }: MonthButtonsProps) {
  const intl = useIntl()
  const locale = useLocale()
  const [visited, setVisited] = useState<string>()
  const indexOf = (month: string | undefined) => months.findIndex((one) => one.month === month)
  const stop = [visited, pressed].map(indexOf).find((index) => index >= 0) ?? months.length - 1
  const nameOf = ({ month, earned, used, expired, balance }: PointsMonth) =>
    intl.formatMessage(nameMessages.month, {
      month: formatMonth(month, locale),
      earned: formatNumber(earned),
      used: formatNumber(used),
      expired: formatNumber(expired),
      hasBalance: balance !== undefined,
      balance: formatNumber(balance ?? 0),
    })
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // With one of these an arrow goes back in the browser's history, and others are its shortcuts too.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const last = months.length - 1
    const target = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[Math.max(0, Math.min(last, target))]?.focus()
  }
  return (
    <Months role="toolbar" aria-label={intl.formatMessage(messages.months)} onKeyDown={handleKeyDown}>
      {months.map((one, index) => (
        <button
          key={one.month}
          type="button"
          style={{ gridColumn: first + index }}
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={one.month === pressed}
          aria-label={nameOf(one)}
          onClick={() => onPress(one.month)}
          onFocus={({ currentTarget }) => {
            setVisited(one.month)
            if (currentTarget.matches(':focus-visible')) onPoint(one.month)
          }}
          onBlur={() => onPoint(undefined)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(one.month)}
          onPointerLeave={() => onPoint(undefined)}
        />
      ))}
    </Months>
  )
}
