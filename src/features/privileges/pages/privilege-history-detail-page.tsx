import { FormattedMessage } from 'react-intl'
import { paths } from '@/config/paths'
import { TransactionPage } from '@/issuing/components/transaction-page'
import { TransactionPicture } from '../components/transaction-picture'
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
