import { FormattedMessage } from 'react-intl'
import type { PackageItem } from '@/domain/package-item'
import { formatNumber } from '@/i18n/format'

/** How many coupons a package has, and how many of them are left, as far as the server says. */
export function Coupons({ couponCount, remaining }: Pick<PackageItem, 'couponCount' | 'remaining'>) {
  const left = remaining !== undefined && <strong>{formatNumber(remaining)}</strong>
  if (couponCount === undefined) {
    return (
      left && (
        <FormattedMessage
          id="packages.coupons.left"
          defaultMessage="{left} coupons left"
          description="How many coupons of a package are left"
          values={{ left }}
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
