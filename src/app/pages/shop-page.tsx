import { FormattedMessage } from 'react-intl'
import { NoShopIllustration } from '@/ui/empty-illustrations'
import { EmptyState } from '@/ui/empty-state'
import { HomeButton } from './home-button'

/** Says that the shop is not open: the specification gives it no content (spec 2, shop). */
export default function ShopPage() {
  return (
    <EmptyState
      illustration={<NoShopIllustration />}
      title={<FormattedMessage id="shell.shop.title" defaultMessage="You can’t shop in the app" />}
      action={<HomeButton />}
    />
  )
}
