import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/empty-state'
import { CelebrateIllustration } from '@/ui/illustrations'
import { HomeButton } from './home-button'

/** Says that the shop opens soon: the specification gives it no content (spec 2, shop). */
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
      action={<HomeButton />}
    />
  )
}
