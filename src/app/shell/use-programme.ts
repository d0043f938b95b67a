import { useIntl } from 'react-intl'
import { useBrand } from '@/brand/use-brand'
import { useBrandName } from '@/brand/use-brand-name'
import { paths } from '@/config/paths'
import type { ShareContent } from '@/sharing/share-content'

/** What the brand's programme as a whole is shared as. */
export function useProgramme(): ShareContent {
  const { formatMessage } = useIntl()
  const { covers } = useBrand()
  return {
    path: paths.landing,
    title: useBrandName(),
    subtitle: formatMessage({
      id: 'shell.programme',
      defaultMessage: 'Collect points and enjoy privileges made for members.',
      description: 'Under the name of the brand, in a message to a friend',
    }),
    picture: covers[0],
  }
}
