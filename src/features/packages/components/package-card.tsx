import { packageDetailPath } from '@/addresses/paths'
import type { PackageItem } from '@/domain/package-item'
import { tokens } from '@/theme/tokens'
import { CardAmount, CardBody, CardFoot, CardFrame, CardHead, CardMuted, CardName } from '@/ui/card-frame'
import { Link } from '@/ui/link'
import { Validity } from '@/ui/validity'
import { Coupons } from './coupons'
import { PackagePicture } from './package-picture'
import { PackageStatus } from './package-status'

const { card } = tokens.radius
const shapes = {
  row: { ratio: 'auto', radius: `${card} 0 0 ${card}` },
  column: { ratio: '4 / 3', radius: `${card} ${card} 0 0` },
}

interface PackageCardProps {
  item: PackageItem
  /** The picture stands beside the text, for lists of one column. */
  isRow: boolean
}

/** A package in the list: what it is, its coupons, until when, and whether it can be taken (spec 3, Package). */
export function PackageCard({ item, isRow }: PackageCardProps) {
  return (
    <CardFrame data-row={isRow || undefined}>
      <PackagePicture item={item} {...shapes[isRow ? 'row' : 'column']} />
      <CardBody>
        <CardHead>
          <CardName>
            <Link to={packageDetailPath(item.packageId)}>{item.title}</Link>
          </CardName>
          <CardMuted>{item.description}</CardMuted>
        </CardHead>
        <CardFoot>
          <CardAmount>
            <Coupons {...item} />
          </CardAmount>
          <CardMuted>
            <Validity validity={item.validity} />
          </CardMuted>
          <PackageStatus state={item.state} />
        </CardFoot>
      </CardBody>
    </CardFrame>
  )
}
