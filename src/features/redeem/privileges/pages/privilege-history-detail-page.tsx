import { TransactionPage } from '../../transaction-page'
import { PrivilegePicture } from '../components/privilege-parts'

/** A redeemed privilege, to be used with the staff (spec 2, privilege.history-detail). */
export default function PrivilegeHistoryDetailPage() {
  return <TransactionPage kind="privilege" Picture={RedeemedPicture} />
}

/** Always in colour, even if none are left. */
function RedeemedPicture({ src }: { src: string | undefined }) {
  const item = { image: src, state: 'available' as const, remaining: null }
  return <PrivilegePicture item={item} ratio="4 / 3" radius="var(--picture-radius)" isEager />
}
