import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { lineLoginPath, paths } from '@/addresses/paths'
import { useBrand } from '@/brand/use-brand'
import { pageTitles } from '@/i18n/page-titles'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { pageWords } from '@/ui/page-words'
import { Stack } from '@/ui/stack'

/** Links after a scanned code: home for members; registration and login for visitors. */
export function PointMemberLinks() {
  const { isLoggedIn, brandRef } = useAppSelector((state) => state.session)
  const { register } = useBrand()
  const navigate = useNavigate()
  if (isLoggedIn) {
    return (
      <Button as={Link} to={paths.home} replace isFullWidth>
        <FormattedMessage {...pageWords.home} />
      </Button>
    )
  }
  const isRegisterOpen = register.isRegisterByLine || register.isRegisterByPhone
  return (
    <Stack $gap={3}>
      {isRegisterOpen && (
        <Button isFullWidth onClick={() => void navigate(`${paths.login}?mode=register`)}>
          <FormattedMessage {...pageTitles.register} />
        </Button>
      )}
      <Button
        as={Link}
        to={lineLoginPath(brandRef)}
        variant={isRegisterOpen ? 'outline' : 'primary'}
        isFullWidth
      >
        <FormattedMessage {...pageTitles.lineLogin} />
      </Button>
    </Stack>
  )
}
