import { defineMessages, FormattedMessage } from 'react-intl'
import { paths } from '@/addresses/paths'
import { Button } from './button'
import { Link } from './link'

export const linkNames = defineMessages({
  [paths.privilege]: { id: 'ui.pageLink.privileges', defaultMessage: 'See all privileges' },
  [paths.package]: { id: 'ui.pageLink.packages', defaultMessage: 'See all packages' },
  [paths.pointsHistory]: { id: 'ui.pageLink.pointsHistory', defaultMessage: 'See points history' },
  [paths.privilegeHistory]: { id: 'ui.pageLink.privilegeHistory', defaultMessage: 'See my privileges' },
  [paths.packageHistory]: { id: 'ui.pageLink.packageHistory', defaultMessage: 'See my coupons' },
  [paths.profile]: { id: 'ui.pageLink.profile', defaultMessage: 'Back to your profile' },
})

export type LinkedPage = keyof typeof linkNames

/** A link from an empty or failed page, named after its target. */
export function PageLink({ to, isMain = false }: { to: LinkedPage; isMain?: boolean }) {
  return (
    <Button as={Link} variant={isMain ? 'primary' : 'outline'} to={to}>
      <FormattedMessage {...linkNames[to]} />
    </Button>
  )
}
