import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useFact } from '@/brand/use-brand'
import { paths } from '@/addresses/paths'
import { tokens } from '@/theme/tokens'
import { Phrases } from '@/ui/phrases'
import { titleOf, type AppRoute } from '../routes'
import { Bar, BarButton, BarRow, BarTitle } from './bar'
import { useBack } from './use-back'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${tokens.screenHeight(100)};
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

/** Pages without a bar, with the maker's mark below. */
const BARE_PATHS: readonly string[] = [paths.landing, paths.lineLogin]

export function AuthenticationLayout({ route, children }: { route: AppRoute; children: ReactNode }) {
  const [query] = useSearchParams()
  const back = useBack(route)
  const isBare = BARE_PATHS.includes(route.path)
  // No way back after the landing, a log-out, an expiry or a new account.
  const hasBack = query.get('landing') !== 'true' && route.path !== paths.registerWelcome
  return (
    <Root data-bare={isBare || undefined}>
      {!isBare && (
        <Bar>
          <BarRow>
            {hasBack && back && <BarButton name="back" icon={ChevronLeft} onClick={back} />}
            <BarTitle data-root={!(hasBack && back) || undefined}>
              <Phrases>
                <FormattedMessage {...titleOf(route, `?${query}`)} />
              </Phrases>
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

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const DEFAULT_MAKER = 'Member Club'

const Mark = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 6px;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  b {
    font-size: 0.8125rem;
  }
`

/** The maker's mark. A name, so not translated. */
function PoweredBy() {
  const maker = useFact('maker', isName) ?? DEFAULT_MAKER
  return (
    <Mark role="img" aria-label={`Powered by ${maker}`}>
      Powered by
      <svg width="18" height="14" viewBox="72 5 18 14" fill="currentColor" aria-hidden>
        <path d="M75 5h12a3 3 0 0 1 3 3v2a2 2 0 0 0 0 4v2a3 3 0 0 1-3 3H75a3 3 0 0 1-3-3v-2a2 2 0 0 0 0-4V8a3 3 0 0 1 3-3z" />
      </svg>
      <b>{maker}</b>
    </Mark>
  )
}
