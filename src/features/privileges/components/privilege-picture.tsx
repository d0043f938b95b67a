import { FormattedMessage } from 'react-intl'
import { isAlmostGone, type PrivilegeItem } from '@/domain/privilege-item'
import { formatNumber } from '@/i18n/format'
import { ItemPicture } from '@/ui/item-picture'
import { GiftDrawing } from './gift-drawing'
import { useDefaultImage } from './use-default-image'

interface PrivilegePictureProps {
  item: PrivilegeItem
  ratio: string
  radius: string
  isLimitShown: boolean
  /** On the first screen of its page. */
  isEager?: boolean
}

/** A privilege's picture, or the brand's default one; it says when few are left. */
export function PrivilegePicture({ item, ratio, radius, isLimitShown, isEager }: PrivilegePictureProps) {
  const defaultImage = useDefaultImage(!item.image)
  return (
    <ItemPicture
      src={item.image ?? defaultImage}
      fallback={<GiftDrawing />}
      ratio={ratio}
      radius={radius}
      isGone={isLimitShown && item.state === 'fullyRedeemed'}
      isEager={isEager}
      tab={
        isLimitShown &&
        isAlmostGone(item) && (
          <FormattedMessage
            id="privilegeCard.remaining"
            defaultMessage="{count} left"
            description="Tab over the picture of a privilege of which few are left; count is a formatted number"
            values={{ count: formatNumber(item.remaining ?? 0) }}
          />
        )
      }
    />
  )
}
