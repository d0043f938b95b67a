import { defineMessages, FormattedMessage } from 'react-intl'
import { lineLoginPath, paths } from '@/addresses/paths'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'

const messages = defineMessages({
  home: { id: 'shell.wayHome.home', defaultMessage: 'Go to home', description: 'Button' },
  login: { id: 'shell.wayHome.login', defaultMessage: 'Go to login', description: 'Button' },
})

/** A link for pages that have none: to home, or to the login for visitors. */
export function HomeButton() {
  const { isLoggedIn, brandRef } = useAppSelector((state) => state.session)
  return (
    <Button as={Link} to={isLoggedIn ? paths.home : lineLoginPath(brandRef)} replace>
      <FormattedMessage {...(isLoggedIn ? messages.home : messages.login)} />
    </Button>
  )
}
