import { useIntl } from 'react-intl'
import { paths } from '@/addresses/paths'
import { useBrand, useBrandName } from '@/brand/use-brand'
import type { ShareContent } from '@/features/sharing/share-message'

/** The content for sharing the brand's programme as a whole. */
export function useProgramme(): ShareContent {
  const { formatMessage } = useIntl()
  const { covers } = useBrand()
  return {
    path: paths.landing,
    title: useBrandName(),
    subtitle: formatMessage({
      id: 'shell.programme',
      defaultMessage: 'Collect points and enjoy member privileges.',
      description: 'Under the name of the brand, in a message to a friend',
    }),
    picture: covers[0],
  }
}
