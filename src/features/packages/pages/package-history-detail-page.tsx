import { FormattedMessage } from 'react-intl'
import { paths } from '@/config/paths'
import { TransactionPage } from '@/issuing/components/transaction-page'
import { TakenPicture } from '../components/taken-picture'
import { received } from '../received'

/** A coupon that the member has taken, and using it with the staff (spec 2, package.history-detail). */
export default function PackageHistoryDetailPage() {
  return (
    <TransactionPage
      kind="package"
      listPath={paths.packageHistory}
      Picture={TakenPicture}
      welcome={{
        title: <FormattedMessage {...received.title} />,
        text: <FormattedMessage {...received.text} />,
      }}
    />
  )
}
