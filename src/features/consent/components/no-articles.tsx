import { FormattedMessage } from 'react-intl'
import { DocumentIllustration } from './document-illustration'
import { EmptyState } from '@/ui/empty-state'
import { WayOnOrStore } from './way-on'

/** Shown where the brand asks for no consent. */
export function NoArticles() {
  return (
    <EmptyState
      illustration={<DocumentIllustration />}
      title={<FormattedMessage id="consent.articles.none" defaultMessage="No privacy policy yet" />}
      text={
        <FormattedMessage
          id="error.askStaff"
          defaultMessage="Please ask the staff."
          description="Below what a member can do nothing about"
        />
      }
      action={<WayOnOrStore />}
    />
  )
}
