import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { rangeWords } from '@/ui/forms/date-range'
import { DateRangeButton } from '@/ui/forms/date-range-button'
import { ChoiceChips } from '@/ui/choice-chips'
import { sortNames, sortWord } from '@/ui/lists/list-toolbar'
import { statusMessages } from '@/ui/page-words'
import { filterWords } from '@/ui/lists/list-words'
import {
  ALL,
  EXPIRES,
  statusesOf,
  expiryDaysOf,
  type Expires,
  type HistoryFilter,
  type HistoryKind,
} from './history-filter'
import { rowWords } from './point-facts'

const newestFirst = defineMessage({
  id: 'histories.sort.date',
  defaultMessage: 'Newest first',
  description: 'An order of a history',
})

const inDays = defineMessage<{ days: Expires }>({
  id: 'histories.expires.days',
  defaultMessage: '{days} days',
  description: 'Expires within: 7 days',
})

interface HistoryFieldsProps {
  kind: HistoryKind
  value: HistoryFilter
  onChange: (changes: HistoryFilter) => void
}

export function HistoryFields({ kind, value, onChange }: HistoryFieldsProps) {
  const { formatMessage } = useIntl()
  const all = formatMessage(filterWords.all)
  return (
    <>
      {!kind.expiresWithin && (
        <>
          <ChoiceChips
            label={<FormattedMessage {...rowWords.status} />}
            choices={[
              { value: ALL, label: all },
              ...statusesOf(kind).map((status) => ({
                value: status,
                label: formatMessage(statusMessages[status]),
              })),
            ]}
            value={value.status ?? ALL}
            onChange={(status) => {
              const isActive = status === kind.activeStatus
              onChange({
                status: status === ALL ? undefined : status,
                ...(!isActive && { expires: undefined }),
              })
            }}
          />
          <DateRangeButton
            value={{ ...(value.from && { from: value.from }), ...(value.to && { to: value.to }) }}
            onChange={({ from, to }) => onChange({ from, to })}
          />
        </>
      )}
      <ChoiceChips
        label={
          <FormattedMessage
            id="histories.expires"
            defaultMessage="Expires within"
            description="Above: today, 7 days, 15 days, …"
          />
        }
        choices={[
          ...EXPIRES.map((within) => ({
            value: within,
            label: within === '0' ? formatMessage(rangeWords.today) : formatMessage(inDays, { days: within }),
          })),
          { value: ALL, label: all },
        ]}
        value={expiryDaysOf(kind, value)}
        onChange={(expires) => {
          const isOwn = expires === (kind.expiresWithin ?? ALL)
          const status = expires === ALL || kind.expiresWithin ? undefined : kind.activeStatus
          onChange({ expires: isOwn ? undefined : expires, status })
        }}
      />
      {kind.pointsField && (
        <ChoiceChips
          label={<FormattedMessage {...sortWord} />}
          choices={[
            { value: '', label: formatMessage(kind.expiresWithin ? sortNames.expiry : newestFirst) },
            { value: 'asc', label: formatMessage(sortNames.asc) },
            { value: 'desc', label: formatMessage(sortNames.desc) },
          ]}
          value={value.sort ?? ''}
          onChange={(sort) => onChange({ sort: sort === '' ? undefined : sort })}
        />
      )}
    </>
  )
}
