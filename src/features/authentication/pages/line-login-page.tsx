import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useBoot } from '@/session/boot-context'
import { useBrand } from '@/session/use-brand'
import { BrandLogo } from '@/session/brand-logo'
import { LanguageSwitch } from '@/session/language-switch'
import { tokens } from '@/theme/tokens'
import { Spinner } from '@/ui/spinner'
import { LineReopenBanner } from '../components/line-reopen-banner'
import { LineTroubleNotice } from '../components/line-trouble-notice'
import { LoginChannels } from '../components/login-channels'
import { UnknownBrandNotice } from '../components/unknown-brand-notice'
import { useLineLogin } from '../hooks/use-line-login'

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${tokens.space(4)};
  max-width: 420px;
  margin: 0 auto;
  padding: ${tokens.space(4)} ${tokens.gutter} ${tokens.space(6)};
  text-align: center;
`

const Corner = styled.div`
  align-self: flex-end;
`

const Welcome = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(2)};
  padding: ${tokens.space(6)} 0;
  h1 {
    margin: ${tokens.space(4)} 0 0;
    font-size: ${tokens.font.size.xl};
  }
  p {
    margin: 0;
    color: ${tokens.color.textMuted};
  }
`

/** LINE login: inside LINE nothing to press, elsewhere the ways in that the brand allows. */
export default function LineLoginPage() {
  const brand = useBrand()
  const { line } = useBoot()
  const { isBusy, trouble, logIn } = useLineLogin()
  const isSigningIn = isBusy && line.isAutomatic()
  const reopenIn = line.browser === 'in-app' ? line.liffId : undefined
  return (
    <Page>
      <Corner>
        <LanguageSwitch />
      </Corner>
      <Welcome>
        <BrandLogo kind="login" />
        <h1>
          <FormattedMessage
            id="authentication.login.title"
            defaultMessage="Welcome"
            description="Heading of LINE login"
          />
        </h1>
        <p>
          <FormattedMessage
            id="authentication.login.text"
            defaultMessage="Collect points and enjoy privileges made for members."
          />
        </p>
      </Welcome>
      {brand.isUnknown && <UnknownBrandNotice />}
      {trouble && <LineTroubleNotice trouble={trouble} />}
      {reopenIn && <LineReopenBanner liffId={reopenIn} />}
      {isSigningIn ? (
        <div>
          <Spinner />
          <p>
            <FormattedMessage id="authentication.login.signingIn" defaultMessage="Logging you in with LINE" />
          </p>
        </div>
      ) : (
        <LoginChannels settings={brand} isBusy={isBusy} isSecondary={reopenIn !== undefined} onLine={logIn} />
      )}
    </Page>
  )
}
