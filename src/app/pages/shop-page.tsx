import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/empty-state'
import { CelebrateIllustration } from '@/ui/illustrations'
import { WayHome } from './way-home'

/** The shop, which no member is permitted to see yet: its content is not part of the specification (spec 2, shop). */
export default function ShopPage() {
  return (
    <EmptyState
      illustration={<CelebrateIllustration />}
      title={<FormattedMessage id="shell.shop.title" defaultMessage="We’re getting this page ready" />}
      text={
        <FormattedMessage
          id="shell.shop.text"
          defaultMessage="Opening soon."
          description="Of a page to come"
        />
      }
      action={<WayHome />}
    />
  )
}
