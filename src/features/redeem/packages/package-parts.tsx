import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { formatNumber } from '@/i18n/format'
import { tokens } from '@/theme/tokens'
import { itemExpired, ItemPicture, noCouponsLeft, type PlacedPicture } from '@/ui/item-picture'
import { ItemStatus } from '@/ui/card-frame'
import type { PackageItem } from './package-item'

const messages = defineMessages({
  available: {
    id: 'packages.available',
    defaultMessage: 'Available now',
    description: 'On a card: the member can take a coupon of the package',
  },
})

const gone = { available: undefined, fullyRedeemed: noCouponsLeft, expired: itemExpired }

const states = { ...messages, fullyRedeemed: noCouponsLeft, expired: itemExpired }

interface PackagePictureProps extends PlacedPicture {
  item: Pick<PackageItem, 'image' | 'state'>
}

/** A package's picture, marked if it is over or sold out. */
export function PackagePicture({ item: { image, state }, ...picture }: PackagePictureProps) {
  return <ItemPicture {...picture} src={image} fallback={<CouponDrawing />} gone={gone[state]} />
}

export function CouponDrawing() {
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

interface PackageStatusProps extends Pick<PackageItem, 'state'> {
  /** Announces a change. */
  role?: 'status'
}

export function PackageStatus({ state, role }: PackageStatusProps) {
  return (
    <ItemStatus role={role} data-tone={state === 'available' ? 'yes' : undefined}>
      <FormattedMessage {...states[state]} />
    </ItemStatus>
  )
}

const counts: Record<'left' | 'all' | 'leftOf', MessageDescriptor> = defineMessages({
  left: {
    id: 'packages.coupons.left',
    defaultMessage: '{left} left · one at a time',
    description: 'How many coupons of a package are left; left is a formatted number',
  },
  all: {
    id: 'packages.coupons.all',
    defaultMessage: '{total} in all · one at a time',
    description: 'How many coupons a package has; total is a formatted number',
  },
  leftOf: {
    id: 'packages.coupons.leftOf',
    defaultMessage: '{left} of {total} left · one at a time',
    description: "How many of a package's coupons are left; left and total are formatted numbers",
  },
})

/** The number of coupons, and of those left, if the server tells and some are gone. */
export function Coupons({ couponCount, remaining }: Partial<PackageItem>) {
  const main = remaining ?? couponCount
  if (main === undefined) return null
  const strong = <strong key="count">{formatNumber(main)}</strong>
  if (remaining === undefined || remaining === couponCount)
    return <FormattedMessage {...counts.all} values={{ count: main, total: strong }} />
  if (couponCount === undefined)
    return <FormattedMessage {...counts.left} values={{ count: main, left: strong }} />
  const values = { count: couponCount, left: strong, total: formatNumber(couponCount) }
  return <FormattedMessage {...counts.leftOf} values={values} />
}
