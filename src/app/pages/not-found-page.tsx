import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/empty-state'
import { WayHome } from './way-home'

/** The page of an address without a route. */
export default function NotFoundPage() {
  return (
    <EmptyState
      title={<FormattedMessage id="shell.notFound.title" defaultMessage="We could not find this page" />}
      text={
        <FormattedMessage
          id="shell.notFound.text"
          defaultMessage="The link may be mistyped, or the page may have moved."
        />
      }
      action={<WayHome />}
    />
  )
}
