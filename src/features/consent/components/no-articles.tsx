import { FormattedMessage } from 'react-intl'
import { DocumentIllustration } from './document-illustration'
import { EmptyState } from '@/ui/empty-state'
import { WayOnOrStore } from './way-on'

/** Shown where the brand asks for no consent. */
export function NoArticles() {
  return (
    <EmptyState
      illustration={<DocumentIllustration />}
      title={<FormattedMessage id="consent.articles.none" defaultMessage="There is no privacy policy yet" />}
      text={
        <FormattedMessage
          id="consent.articles.noneText"
          defaultMessage="The store hasn't published one yet. Please ask the staff."
        />
      }
      action={<WayOnOrStore />}
    />
  )
}
