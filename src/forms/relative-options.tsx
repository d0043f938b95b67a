import { defineMessages, FormattedMessage } from 'react-intl'
import { RELATIVE_OPTIONS, type RelativeOption } from '@/domain/date-range'
import { ChoiceChips } from '@/ui/choice-chips'

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

type Option = RelativeOption | 'custom'

interface RelativeOptionsProps {
  value: Option
  /** Options of which no days can be chosen. */
  isDisabled: (option: RelativeOption) => boolean
  onChange: (option: Option) => void
}

/** The relative ranges, and "custom" for days that are chosen in the calendar. */
export function RelativeOptions({ value, isDisabled, onChange }: RelativeOptionsProps) {
  const choice = (option: Option) => ({
    value: option,
    label: <OptionText option={option} />,
    isDisabled: option !== 'custom' && isDisabled(option),
  })
  return (
    <ChoiceChips
      label={<FormattedMessage {...messages.label} />}
      isLabelHidden
      isWrapping
      choices={[...RELATIVE_OPTIONS, 'custom' as const].map(choice)}
      value={value}
      onChange={onChange}
    />
  )
}

function OptionText({ option }: { option: Option }) {
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
