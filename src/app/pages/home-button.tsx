import { FormattedMessage } from 'react-intl'
import { lineLoginPath, paths } from '@/addresses/paths'
import { pageTitles } from '@/i18n/page-titles'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { pageWords } from '@/ui/page-words'

/** A link for pages that have none: to home, or to the login for visitors. */
export function HomeButton() {
  const { isLoggedIn, brandRef } = useAppSelector((state) => state.session)
  return (
    <Button as={Link} to={isLoggedIn ? paths.home : lineLoginPath(brandRef)} replace>
      <FormattedMessage {...(isLoggedIn ? pageWords.home : pageTitles.lineLogin)} />
    </Button>
  )
}
