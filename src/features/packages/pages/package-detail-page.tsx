import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { packageDetailPath, paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { knownPackage } from '@/api/known-cards'
import { cardOptions, cardRequest } from '@/redemption/card-query'
import {
  Description,
  DetailAmount,
  DetailHead,
  DetailName,
  FactList,
  ShareItem,
  validityFact,
} from '@/redemption/components/detail-parts'
import { DetailFrame, ItemStates, useCard } from '@/redemption/components/item-page'
import { OutcomeNotice, RedeemButton } from '@/redemption/components/redemption-state'
import { useRedemption } from '@/redemption/use-redemption'
import { useAppStore } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { Coupons, PackagePicture, PackageStatus } from '../components/package-parts'
import { usePackageItem, type PackageItem } from '../package-item'

/** One package, and taking a coupon of it (spec 2, package.detail). */
export default function PackageDetailPage() {
  const [search] = useSearchParams()
  const packageId = search.get('packageId') ?? ''
  return <Page key={packageId} packageId={packageId} />
}

/** From the list that was loaded before, and then by its own read. */
function Page({ packageId }: { packageId: string }) {
  const store = useAppStore()
  const toItem = usePackageItem()
  const [known] = useState(() => knownPackage(store.getState(), packageId))
  const query = api.useListPackagesQuery(cardRequest('package', packageId), cardOptions(packageId))
  const read = useCard('package', packageId, query, known)
  return (
    <ItemStates read={read} listPath={paths.package}>
      {(card, age) => (
        <>
          <AsOf read={age} />
          <PackageDetail item={toItem(card)} />
        </>
      )}
    </ItemStates>
  )
}

/** What a package is, its coupons, until when, and the button to take one. */
function PackageDetail({ item }: { item: PackageItem }) {
  const { packageId, title, state, remaining } = item
  const redemption = useRedemption({ kind: 'package', itemId: packageId }, state === 'available', {
    picture: <PackagePicture item={item} ratio="1" radius={tokens.radius.control} isEager />,
    name: title,
    lead: (
      <FormattedMessage
        id="packages.redeem.one"
        defaultMessage="You’ll get 1 coupon"
        description="Before taking a coupon of a package"
      />
    ),
    note: remaining !== undefined && (
      <FormattedMessage
        id="packages.redeem.after"
        defaultMessage="{count, plural, =0 {This is the last one} one {# coupon left after that} other {# coupons left after that}}"
        description="Before taking a coupon of a package"
        values={{ count: remaining - 1 }}
      />
    ),
  })
  return (
    <DetailFrame
      picture={<PackagePicture item={item} ratio="4 / 3" radius="var(--picture-radius)" isEager />}
      actions={<RedeemButton redemption={redemption} />}
    >
      <DetailHead>
        <DetailName>{title}</DetailName>
        <ShareItem path={packageDetailPath(packageId)} item={item} />
        <DetailAmount>
          <Coupons {...item} />
        </DetailAmount>
        <PackageStatus state={state} />
      </DetailHead>
      <OutcomeNotice redemption={redemption} />
      <FactList facts={[validityFact(item.validity)]} />
      <Description text={item.description} />
    </DetailFrame>
  )
}
