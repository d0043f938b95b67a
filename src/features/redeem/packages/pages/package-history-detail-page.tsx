import { TransactionPage } from '../../transaction-page'
import { PackagePicture } from '../package-parts'

/** A taken coupon, to be used with the staff (spec 2, package.history-detail). */
export default function PackageHistoryDetailPage() {
  return <TransactionPage kind="package" Picture={ReceivedPicture} />
}

/** Always in colour, even if the package is sold out. */
function ReceivedPicture({ src }: { src: string | undefined }) {
  const item = { image: src, state: 'available' as const }
  return <PackagePicture item={item} ratio="4 / 3" radius="var(--picture-radius)" isEager />
}
