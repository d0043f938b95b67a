import { useCallback } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { formatNumber } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { tokens } from '@/theme/tokens'
import { goneMessages, ItemPicture } from '@/ui/item-picture'
import { ItemStatus } from '@/ui/card-frame'
import { toPackageItem, type PackageFacts, type PackageItem } from '../package-item'

interface PackagePictureProps {
  item: Pick<PackageItem, 'image' | 'state'>
  ratio: string
  radius: string
  /** On the first screen of its page. */
  isEager?: boolean
}

/** A package's picture; it says where the package is over, or nothing of it is left. */
export function PackagePicture({ item: { image, state }, ...picture }: PackagePictureProps) {
  return <ItemPicture {...picture} src={image} fallback={<CouponDrawing />} state={state} />
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

const available = defineMessage({
  id: 'packages.available',
  defaultMessage: 'Available now',
  description: 'On a card: the member can take a coupon of the package',
})

const fullyRedeemed = defineMessage({
  id: 'packages.fullyRedeemed',
  defaultMessage: 'No coupons left',
  description: 'On a card: all coupons of the package are taken',
})

const states = { available, expired: goneMessages.expired, fullyRedeemed }

/** Whether the member can take a package, and if not, why. */
export function PackageStatus({ state }: Pick<PackageItem, 'state'>) {
  const { formatMessage } = useIntl()
  return (
    <ItemStatus data-tone={state === 'available' ? 'yes' : 'gone'}>{formatMessage(states[state])}</ItemStatus>
  )
}

/** How many coupons a package has, and how many of them are left, as far as the server says. */
export function Coupons({ couponCount, remaining }: Pick<PackageItem, 'couponCount' | 'remaining'>) {
  const left = remaining !== undefined && <strong>{formatNumber(remaining)}</strong>
  if (couponCount === undefined) {
    return (
      left && (
        <FormattedMessage
          id="packages.coupons.left"
          defaultMessage="{left} {count, plural, one {coupon} other {coupons}} left"
          description="How many coupons of a package are left; left is a formatted number"
          values={{ left, count: remaining }}
        />
      )
    )
  }
  if (!left) {
    return (
      <FormattedMessage
        id="packages.coupons.all"
        defaultMessage="{total} {count, plural, one {coupon} other {coupons}}"
        description="How many coupons a package has; total is a formatted number"
        values={{ count: couponCount, total: <strong>{formatNumber(couponCount)}</strong> }}
      />
    )
  }
  return (
    <FormattedMessage
      id="packages.coupons.leftOf"
      defaultMessage="{left} of {total} {count, plural, one {coupon} other {coupons}} left"
      description="How many of a package's coupons are left; left and total are formatted numbers"
      values={{ left, count: couponCount, total: formatNumber(couponCount) }}
    />
  )
}

/** Words for a member who has taken a coupon of a package. */
export const received = defineMessages({
  title: { id: 'packages.redeem.done', defaultMessage: 'Package received', description: 'Title' },
  text: {
    id: 'packages.redeem.doneText',
    defaultMessage: 'Use it now, or save it for later.',
  },
})

/** Makes what a card shows of a package, in the language on screen and by today's date at the shop. */
export function usePackageItem(): (facts: PackageFacts) => PackageItem {
  const locale = useLocale()
  const today = useToday()
  return useCallback((facts) => toPackageItem(facts, locale, today), [locale, today])
}
