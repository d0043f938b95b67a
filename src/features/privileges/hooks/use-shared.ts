import { useIntl } from 'react-intl'
import { privilegeDetailPath } from '@/config/paths'
import type { PrivilegeItem } from '@/domain/privilege-item'
import { formatDate, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { ShareContent } from '@/sharing/share-content'

/** What a privilege is shared as: what it costs and until when, and nothing of what this member can do with it. */
export function useShared({ privilegeId, title, image, cost, validity }: PrivilegeItem): ShareContent {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const values = { points: formatPoints(cost, locale) }
  return {
    path: privilegeDetailPath(privilegeId),
    title,
    picture: image,
    subtitle:
      validity.kind === 'date'
        ? formatMessage(
            {
              id: 'privileges.share.until',
              defaultMessage: 'For {points}, until {date}',
              description: 'Under the name of a privilege that is sent to a friend; points with their unit',
            },
            { ...values, date: formatDate(validity.date, locale) },
          )
        : formatMessage(
            {
              id: 'privileges.share.always',
              defaultMessage: 'For {points}',
              description: 'Under the name of a privilege that is sent to a friend; points with their unit',
            },
            values,
          ),
  }
}
