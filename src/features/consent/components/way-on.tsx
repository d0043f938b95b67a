import { use } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { lineLoginPath, paths } from '@/addresses/paths'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { SupportContactContext } from '@/ui/support-contact-context'

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(3)};
`

/** Where a consent page leads that has nothing more to ask: home for a member, the login for others. */
export function WayOn() {
  const { isLoggedIn, brandRef } = useAppSelector((state) => state.session)
  return (
    <Button as={Link} variant="outline" to={isLoggedIn ? paths.home : lineLoginPath(brandRef)}>
      {isLoggedIn ? (
        <FormattedMessage id="shell.wayHome.home" defaultMessage="Go to home" description="Button" />
      ) : (
        <FormattedMessage
          id="consent.success.login"
          defaultMessage="Member login"
          description="Link of a visitor"
        />
      )}
    </Button>
  )
}

/** The same below a text that sends the member to the store, with the store's number where the brand gives one. */
export function WayOnOrStore() {
  return (
    <Ways>
      <WayOn />
      {use(SupportContactContext)}
    </Ways>
  )
}
