import { defineMessages, useIntl } from 'react-intl'
import { useLocale } from '@/i18n/use-locale'
import type { PointFacts } from '../point-facts'

const messages = defineMessages({
  untitled: {
    id: 'histories.points.untitled',
    defaultMessage: 'Points',
    description: 'Name of a row of points that has none',
  },
})

/** A row's title in the member's language. */
export function usePointTitle(): (row: PointFacts) => string {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return ({ title_th, title_en }) => {
    const [own, other] = locale === 'en' ? [title_en, title_th] : [title_th, title_en]
    return own || other || formatMessage(messages.untitled)
  }
}
