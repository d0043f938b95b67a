import { defineMessages, FormattedMessage } from 'react-intl'
import { formatDate } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { isComplete, isEmpty, type DateRange } from './date-range'

const messages = defineMessages<{
  between: { from: string; to: string }
  since: { from: string }
  until: { to: string }
  chooseEnd: { from: string }
}>({
  between: {
    id: 'forms.range.between',
    defaultMessage: '{from} to {to}',
    description: 'A range of days; {from} and {to} are dates',
  },
  since: {
    id: 'forms.range.since',
    defaultMessage: 'From {from}',
    description: 'A range of days without an end; {from} is a date',
  },
  until: {
    id: 'forms.range.until',
    defaultMessage: 'Until {to}',
    description: 'A range of days without a start; {to} is a date',
  },
  chooseEnd: {
    id: 'forms.range.chooseEnd',
    defaultMessage: 'From {from}. Choose the last day.',
    description: 'Under a calendar, once the first day of a range is chosen; {from} is a date',
  },
})

/** A range in words: `1 พ.ย. 2569 ถึง 22 พ.ย. 2569`; an empty range is no restriction. */
export function RangeText({ range }: { range: DateRange }) {
  const locale = useLocale()
  const [from, to] = [range.from, range.to].map((day) => day && formatDate(day, locale))
  if (from && from === to) return from
  if (from && to) return <FormattedMessage {...messages.between} values={{ from, to }} />
  if (from) return <FormattedMessage {...messages.since} values={{ from }} />
  if (to) return <FormattedMessage {...messages.until} values={{ to }} />
  return (
    <FormattedMessage
      id="forms.range.anyTime"
      defaultMessage="Any time"
      description="A range of days that is not restricted"
    />
  )
}

/** A range in words, or what is still to be chosen before the range can be applied. */
export function ChosenRangeText({ range }: { range: DateRange }) {
  const locale = useLocale()
  if (isComplete(range) || isEmpty(range)) return <RangeText range={range} />
  if (range.from !== undefined) {
    return <FormattedMessage {...messages.chooseEnd} values={{ from: formatDate(range.from, locale) }} />
  }
  return <FormattedMessage id="forms.range.chooseDays" defaultMessage="Choose the first and last day." />
}
