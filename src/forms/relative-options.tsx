import { useId } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { RELATIVE_OPTIONS, type RelativeOption } from '@/domain/date-range'
import { tokens } from '@/theme/tokens'

const messages = defineMessages({
  label: { id: 'forms.range.label', defaultMessage: 'Date range', description: 'A range of days' },
  today: { id: 'forms.range.today', defaultMessage: 'Today', description: 'A range of days' },
  thisMonth: { id: 'forms.range.thisMonth', defaultMessage: 'This month', description: 'A range of days' },
  lastMonth: { id: 'forms.range.lastMonth', defaultMessage: 'Last month', description: 'A range of days' },
  custom: {
    id: 'forms.range.custom',
    defaultMessage: 'Custom',
    description: 'A range of days that is chosen in the calendar, beside options such as "Today"',
  },
})

const { recentDays } = defineMessages<{ recentDays: { days: number } }>({
  recentDays: {
    id: 'forms.range.recentDays',
    defaultMessage: 'Last {days} days',
    description: 'A range of days that ends with today; {days} is 7, 30 or 90',
  },
})

const { color, font, space } = tokens

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

const Chip = styled.label`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-height: ${tokens.tap};
  padding: 0 ${space(3)};
  border: 1px solid ${color.outlineStrong};
  border-radius: ${tokens.radius.pill};
  font-size: ${font.size.sm};
  @media (max-width: 359px) {
    padding-inline: ${space(2)};
  }
  /* Not bold when checked, since wider words could move the chips to other lines. */
  &:has(:checked) {
    border-color: ${color.primaryText};
    background: ${color.primarySoft};
    color: ${color.primaryText};
    box-shadow: inset 0 0 0 1px ${color.primaryText};
  }
  &:has(:disabled) {
    opacity: 0.45;
  }
`

/** Covers its chip, so that the whole chip is the radio's tap area and focus ring. */
const Radio = styled.input`
  position: absolute;
  inset: -1px;
  margin: 0;
  border-radius: inherit;
  appearance: none;
  cursor: pointer;
  touch-action: manipulation;
  &:disabled {
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
`

type Option = RelativeOption | 'custom'

interface RelativeOptionsProps {
  value: Option
  /** Options of which no days can be chosen. */
  isDisabled: (option: RelativeOption) => boolean
  onChange: (option: Option) => void
}

/** The relative ranges, and "custom" for days that are chosen in the calendar. */
export function RelativeOptions({ value, isDisabled, onChange }: RelativeOptionsProps) {
  const intl = useIntl()
  const name = useId()
  const chip = (option: Option) => (
    <Chip key={option}>
      <Radio
        type="radio"
        name={name}
        value={option}
        checked={option === value}
        disabled={option !== 'custom' && isDisabled(option)}
        onChange={() => onChange(option)}
      />
      <OptionWords option={option} />
    </Chip>
  )
  return (
    <Chips role="radiogroup" aria-label={intl.formatMessage(messages.label)}>
      {RELATIVE_OPTIONS.map(chip)}
      {chip('custom')}
    </Chips>
  )
}

function OptionWords({ option }: { option: Option }) {
  switch (option) {
    case 'last7Days':
      return <FormattedMessage {...recentDays} values={{ days: 7 }} />
    case 'last30Days':
      return <FormattedMessage {...recentDays} values={{ days: 30 }} />
    case 'last90Days':
      return <FormattedMessage {...recentDays} values={{ days: 90 }} />
    default:
      return <FormattedMessage {...messages[option]} />
  }
}
