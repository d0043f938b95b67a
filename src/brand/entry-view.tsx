import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BrandLogo } from './brand-logo'
import { useChooseLanguage } from '@/store/switch-language'
import { LanguageSwitch } from '@/ui/language-switch'
import { ENTRY_AIR } from '@/theme/page-frame'
import { tokens } from '@/theme/tokens'
import { focusOnce } from '@/ui/focus-once'
import { TitleAndText } from '@/ui/empty-state'
import { Spread } from '@/ui/stack'

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${tokens.space(5)};
  max-width: 420px;
  margin: 0 auto;
  padding: ${tokens.space(3)} ${tokens.gutter} max(${tokens.space(6)}, ${tokens.safe.bottom});
  &[data-bare] {
    gap: ${tokens.space(4)};
    padding-top: ${tokens.space(4)};
  }
`

const Head = styled(Spread)`
  row-gap: ${tokens.space(2)};
  min-height: ${tokens.tap};
  [role='group'] {
    margin-inline-start: auto;
  }
`

/** In the middle of the page's column. */
export const EntryCentre = styled.div`
  text-align: center;
`

const Welcome = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(2)};
  text-align: center;
  text-wrap: balance;
  h1,
  h2 {
    font-size: ${tokens.font.size.lg};
    &:focus {
      outline: none;
    }
  }
  p {
    color: ${tokens.color.textMuted};
  }
  [data-bare] > & {
    padding: calc(${tokens.space(6)} + ${ENTRY_AIR}) 0 ${tokens.space(6)};
    h1 {
      margin: ${tokens.space(4)} 0 0;
      font-size: ${tokens.font.size.xl};
    }
  }
`

/** The brand's logo, and the language, because who comes here may have no account to choose it in. */
export function EntryHead({ hasLogo = true }: { hasLogo?: boolean }) {
  const chooseLanguage = useChooseLanguage()
  return (
    <Head $gap={4}>
      {hasLogo && <BrandLogo kind="home" />}
      <LanguageSwitch onSwitch={chooseLanguage} />
    </Head>
  )
}

interface EntryViewProps {
  /** Above the title. */
  drawing?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** There is no top bar: the logo is large, and the heading is the page's h1. */
  isBare?: boolean
  /** False until a brand is chosen. */
  hasLogo?: boolean
  /** The view has replaced the focused element, so focus its heading for screen readers. */
  shouldFocus?: boolean
  children: ReactNode
}

/** The layout of a page that a visitor logs in or registers with: logo, language switch, heading and actions. */
export function EntryView({
  drawing,
  title,
  text,
  isBare = false,
  hasLogo = true,
  shouldFocus = false,
  children,
}: EntryViewProps) {
  return (
    <Page data-bare={isBare || undefined}>
      <EntryHead hasLogo={hasLogo && !isBare} />
      <Welcome>
        {isBare && <BrandLogo kind="login" />}
        {drawing}
        <TitleAndText
          title={title}
          text={text}
          isPageTitle={isBare}
          {...(shouldFocus && { ref: focusOnce, tabIndex: -1 })}
        />
      </Welcome>
      {children}
    </Page>
  )
}
