import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/empty-state'
import { CelebrateIllustration } from '@/ui/illustrations'
import { WayHome } from './way-home'

/** The placeholder of a page that is not built yet. */
export default function UpcomingPage() {
  return (
    <EmptyState
      illustration={<CelebrateIllustration />}
      title={<FormattedMessage id="shell.upcoming.title" defaultMessage="We are getting this page ready" />}
      text={
        <FormattedMessage
          id="shell.upcoming.text"
          defaultMessage="It will open soon. Thank you for waiting."
        />
      }
      action={<WayHome />}
    />
  )
}
