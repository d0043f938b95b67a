import { FormattedMessage } from 'react-intl'
import { paths } from '@/addresses/paths'
import { TransactionPage } from '@/redemption/components/transaction-page'
import { Picture } from '@/ui/picture'
import { GiftDrawing, useDefaultImage } from '../components/privilege-picture'
import { redeemed } from '../redeemed'

/** A redeemed privilege, and using it with the staff (spec 2, privilege.history-detail). */
export default function PrivilegeHistoryDetailPage() {
  return (
    <TransactionPage
      kind="privilege"
      listPath={paths.privilegeHistory}
      Picture={TransactionPicture}
      welcome={{
        title: <FormattedMessage {...redeemed.title} />,
        text: <FormattedMessage {...redeemed.text} />,
      }}
    />
  )
}

/** The picture of a redeemed privilege, or the brand's default one. */
function TransactionPicture({ src }: { src: string | undefined }) {
  const defaultImage = useDefaultImage(!src)
  return (
    <Picture
      src={src ?? defaultImage}
      alt=""
      ratio="4 / 3"
      radius="var(--picture-radius)"
      isEager
      fallback={<GiftDrawing />}
    />
  )
}
