import { FormattedMessage } from 'react-intl'
import type { PackageItem } from '@/domain/package-item'
import { ItemPicture } from '@/ui/item-picture'
import { expired } from '../expired'
import { CouponDrawing } from './coupon-drawing'

interface PackagePictureProps {
  item: Pick<PackageItem, 'image' | 'state'>
  ratio: string
  radius: string
  /** On the first screen of its page. */
  isEager?: boolean
}

/** A package's picture; it says where the package is over, or nothing of it is left. */
export function PackagePicture({ item: { image, state }, ...picture }: PackagePictureProps) {
  return (
    <ItemPicture
      {...picture}
      src={image}
      fallback={<CouponDrawing />}
      isGone={state !== 'available'}
      tab={state === 'expired' && <FormattedMessage {...expired} />}
    />
  )
}
