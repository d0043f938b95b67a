import { FormattedMessage } from 'react-intl'
import type { PackageItem } from '@/domain/package-item'
import { useAskedIssue, type AskedIssue } from '@/issuing/use-asked-issue'

/** Taking one coupon of a package: the question names what is left after it (behaviour, Privilege: the same with coupons). */
export function useTake({ packageId: itemId, remaining, state }: PackageItem): AskedIssue {
  const question = () => ({
    title: <FormattedMessage id="packages.take.question" defaultMessage="Get this package?" />,
    lines: [
      <FormattedMessage
        key="one"
        id="packages.take.one"
        defaultMessage="You will receive 1 coupon"
        description="Before taking a coupon of a package"
      />,
      remaining !== undefined && (
        <FormattedMessage
          key="after"
          id="packages.take.after"
          defaultMessage="{count, plural, one {# coupon} other {# coupons}} left after that"
          description="Before taking a coupon of a package"
          values={{ count: remaining - 1 }}
        />
      ),
      <FormattedMessage key="final" id="packages.take.final" defaultMessage="This cannot be undone" />,
    ],
  })
  return useAskedIssue({ kind: 'package', itemId }, state === 'available', question)
}
