import { FormattedMessage } from 'react-intl'
import type { PackageItem } from '@/domain/package-item'
import { tokens } from '@/theme/tokens'
import { ItemPicture } from '@/ui/item-picture'
import { expired } from '../expired'

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

/** Fallback for a package without a picture that can be shown: two coupons. */
function CouponDrawing() {
  return (
    <svg width="45%" viewBox="0 0 64 60" strokeWidth="2.5" strokeLinejoin="round" aria-hidden>
      <g style={{ stroke: tokens.color.primaryText, fill: tokens.color.primary }}>
        <path transform="rotate(-14 32 30)" d="M8 10h48v8a5 5 0 0 0 0 10v8H8v-8a5 5 0 0 0 0-10z" />
        <path
          style={{ fill: tokens.color.surfaceRaised }}
          d="M4 26h56v9a5 5 0 0 0 0 10v9H4v-9a5 5 0 0 0 0-10z"
        />
        <path strokeLinecap="round" d="M14 36h20M14 44h13" />
        <path strokeDasharray="3 3.5" d="M44 29v23" />
      </g>
    </svg>
  )
}
