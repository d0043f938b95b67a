import { defineMessages, FormattedMessage } from 'react-intl'
import { lineLoginPath, paths } from '@/addresses/paths'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'

const messages = defineMessages({
  home: { id: 'shell.wayHome.home', defaultMessage: 'Go to home', description: 'Button' },
  login: { id: 'shell.wayHome.login', defaultMessage: 'Go to login', description: 'Button' },
})

/** The way on from a page without links of its own: home for members, the login for others. */
export function WayHome() {
  const { isLoggedIn, brandRef } = useAppSelector((state) => state.session)
  return (
    <Button as={Link} to={isLoggedIn ? paths.home : lineLoginPath(brandRef)} replace>
      <FormattedMessage {...(isLoggedIn ? messages.home : messages.login)} />
    </Button>
  )
}
