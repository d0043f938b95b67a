import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { api } from '@/api/api'
import { formatNumber } from '@/i18n/format'
import { useBoot } from '@/session/boot-context'
import { tokens } from '@/theme/tokens'
import { ItemPicture } from '@/ui/item-picture'
import { defaultImageSource } from '../default-image-source'
import { isAlmostGone, type PrivilegeItem } from '../privilege-item'

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
      state={isLimitShown ? item.state : undefined}
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

/** Fallback for a privilege without a picture that can be shown. */
export function GiftDrawing() {
  return (
    <svg width="45%" viewBox="0 0 64 60" strokeWidth="2.5" strokeLinejoin="round" aria-hidden>
      <g style={{ stroke: tokens.color.primaryText, fill: tokens.color.surfaceRaised }}>
        <path d="M32 19C29 5 12 2 12 11c0 6 9 8 20 8zM32 19C35 5 52 2 52 11c0 6-9 8-20 8z" />
        <path d="M9 30h46v24a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4z" />
        <path style={{ fill: tokens.color.primary }} d="M4 19h56v11H4zM27 30h10v28H27z" />
      </g>
    </svg>
  )
}

/** The default picture of privileges without a picture; requested once, when the first such card renders. */
export function useDefaultImage(isNeeded: boolean): string | undefined {
  const { customerApiUrl } = useBoot().config
  const { data } = api.useGetDefaultImageQuery(undefined, { skip: !isNeeded })
  return useMemo(() => data && defaultImageSource(data, customerApiUrl), [data, customerApiUrl])
}
