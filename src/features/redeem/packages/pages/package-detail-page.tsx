import { useSearchParams } from 'react-router-dom'
import { packageDetailPath } from '@/addresses/item-paths'
import { api } from '@/api/api'
import { knownPackage } from '@/api/known-cards'
import { cardOptions, cardRequest } from '../../card-query'
import {
  Description,
  DetailAmount,
  DetailHead,
  DetailName,
  FactList,
  LastDay,
  ShareItem,
} from '../../detail-parts'
import { ItemPage, DetailFrame } from '../../item-page'
import { OutcomeNotice, RedeemButton } from '../../redemption-state'
import { useRedemption } from '../../use-redemption'
import { tokens } from '@/theme/tokens'
import type { ShownRead } from '@/ui/as-of'
import { Phrases } from '@/ui/phrases'
import { Coupons, PackagePicture, PackageStatus } from '../package-parts'
import { usePackageItem, type PackageItem } from '../package-item'

/** One package, and taking one of its coupons (spec 2, package.detail). */
export default function PackageDetailPage() {
  const [search] = useSearchParams()
  const packageId = search.get('packageId') ?? ''
  return <Page key={packageId} packageId={packageId} />
}

function Page({ packageId }: { packageId: string }) {
  const toItem = usePackageItem()
  const query = api.useListPackagesQuery(cardRequest('package', packageId), cardOptions(packageId))
  return (
    <ItemPage kind="package" itemId={packageId} query={query} knownOf={knownPackage}>
      {(card, read) => <PackageDetail item={toItem(card)} read={read} />}
    </ItemPage>
  )
}

function PackageDetail({ item, read }: { item: PackageItem; read: ShownRead }) {
  const { packageId, title, state } = item
  const redemption = useRedemption({ kind: 'package', itemId: packageId }, state === 'available', {
    picture: <PackagePicture item={item} ratio="1" radius={tokens.radius.control} isEager />,
    name: title,
    read,
  })
  return (
    <DetailFrame
      picture={<PackagePicture item={item} ratio="4 / 3" radius="var(--picture-radius)" isEager />}
      actions={<RedeemButton redemption={redemption} />}
    >
      <DetailHead>
        <DetailName>
          <Phrases>{title}</Phrases>
        </DetailName>
        <ShareItem path={packageDetailPath(packageId)} item={item} />
        <DetailAmount>
          {state === 'available' && (
            <p>
              <Coupons {...item} />
            </p>
          )}
          {!redemption.isOutcomeUnknown && <PackageStatus state={state} role="status" />}
        </DetailAmount>
      </DetailHead>
      <OutcomeNotice redemption={redemption} />
      <FactList>
        <LastDay validity={item.validity} />
      </FactList>
      <Description text={item.description} />
    </DetailFrame>
  )
}
