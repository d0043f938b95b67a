import { TransactionPage } from '../../transaction-page'
import { PackagePicture } from '../package-parts'

/** A coupon that the member has taken, and using it with the staff (spec 2, package.history-detail). */
export default function PackageHistoryDetailPage() {
  return <TransactionPage kind="package" Picture={ReceivedPicture} />
}

/** The picture of a package of which the member has taken a coupon: in colour, whatever is left of the package. */
function ReceivedPicture({ src }: { src: string | undefined }) {
  const item = { image: src, state: 'available' as const }
  return <PackagePicture item={item} ratio="4 / 3" radius="var(--picture-radius)" isEager />
}
