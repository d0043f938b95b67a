import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/config/paths'
import { tokens } from '@/theme/tokens'
import type { AppRoute } from '../routes'
import { BackButton } from './back-button'
import { Bar, BarRow, BarTitle } from './bar'
import { PoweredBy } from './powered-by'
import { titleOf } from './title-of'
import { useBack } from './use-back'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  /* Elsewhere the bar keeps clear of what the phone shows at the top. */
  &[data-bare] {
    padding-top: ${tokens.safe.top};
  }
`

const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: 720px;
  margin-inline: auto;
`

const Footer = styled.footer`
  display: grid;
  place-items: center;
  padding: ${tokens.space(2)} ${tokens.gutter} calc(${tokens.safe.bottom} + ${tokens.space(4)});
`

/** Pages with the brand alone: no bar above, the maker's mark below. */
const BARE_PATHS: readonly string[] = [paths.landing, paths.lineLogin]

/** The layout of all pages before the member's own. */
export function AuthenticationLayout({ route, children }: { route: AppRoute; children: ReactNode }) {
  const [query] = useSearchParams()
  const back = useBack(route)
  const isBare = BARE_PATHS.includes(route.path)
  // No way back after the landing, a log-out, an expiry or a new account: the pages before no longer apply.
  const hasBack = query.get('landing') !== 'true' && route.path !== paths.registerWelcome
  return (
    <Root data-bare={isBare || undefined}>
      {!isBare && (
        <Bar>
          <BarRow>
            {hasBack && back && <BackButton onClick={back} />}
            <BarTitle data-root={!(hasBack && back) || undefined}>
              <FormattedMessage {...titleOf(route, `?${query}`)} />
            </BarTitle>
          </BarRow>
        </Bar>
      )}
      <Main tabIndex={-1}>{children}</Main>
      {isBare && (
        <Footer>
          <PoweredBy />
        </Footer>
      )}
    </Root>
  )
}
