import { FormattedMessage } from 'react-intl'
import { formatDate, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'

type Period = { kind: 'date'; date: string } | { kind: 'forever' } | { kind: 'unknown' }

interface ValidityProps {
  validity: Period
  /** Its last day is past. */
  isOver?: boolean
}

/** Until when something can be used, or could be. */
export function Validity({ validity, isOver = false }: ValidityProps) {
  const locale = useLocale()
  if (validity.kind === 'forever') {
    return (
      <FormattedMessage
        id="privilegeCard.forever"
        defaultMessage="No expiry"
        description="In place of a date"
      />
    )
  }
  if (isOver && validity.kind === 'date') {
    return (
      <FormattedMessage
        id="privilegeCard.expired"
        defaultMessage="Expired {date}"
        description="On a card: the last day, which is past"
        values={{ date: unbroken(formatDate(validity.date, locale)) }}
      />
    )
  }
  return (
    <FormattedMessage
      id="privilegeCard.validThrough"
      defaultMessage="Until {date}"
      description="On a card: the last day of a privilege; date is a dash where it is unknown"
      values={{ date: unbroken(formatDate(validity.kind === 'date' ? validity.date : undefined, locale)) }}
    />
  )
}
