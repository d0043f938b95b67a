import { useIntl } from 'react-intl'
import { packageDetailPath } from '@/config/paths'
import type { PackageItem } from '@/domain/package-item'
import { formatDate } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { ShareContent } from '@/sharing/share-content'

/** What a package is shared as: until when it can be had. */
export function useShared({ packageId, title, image, validity }: PackageItem): ShareContent {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return {
    path: packageDetailPath(packageId),
    title,
    picture: image,
    ...(validity.kind === 'date' && {
      subtitle: formatMessage(
        {
          id: 'packages.share.until',
          defaultMessage: 'A package for members, until {date}',
          description: 'Under the name of a package that is sent to a friend',
        },
        { date: formatDate(validity.date, locale) },
      ),
    }),
  }
}
