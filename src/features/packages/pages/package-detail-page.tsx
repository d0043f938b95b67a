import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { ReadItem } from '@/issuing/components/read-item'
import { PackageDetail } from '../components/package-detail'
import { usePackage } from '../hooks/use-package'

/** One package, and taking a coupon of it (spec 2, package.detail). */
export default function PackageDetailPage() {
  const [search] = useSearchParams()
  const packageId = search.get('packageId') ?? ''
  return <Detail key={packageId} packageId={packageId} />
}

function Detail({ packageId }: { packageId: string }) {
  return (
    <ReadItem read={usePackage(packageId)} listPath={paths.package}>
      {(item) => <PackageDetail item={item} />}
    </ReadItem>
  )
}
