import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BrandLogo } from './brand-logo'
import { useChooseLanguage } from '@/store/switch-language'
import { LanguageSwitch } from '@/ui/language-switch'
import { tokens } from '@/theme/tokens'
import { focusOnce } from '@/ui/focus-once'
import { TitleAndText } from '@/ui/empty-state'

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${tokens.space(4)};
  max-width: 420px;
  margin: 0 auto;
  padding: ${tokens.space(4)} ${tokens.gutter} max(${tokens.space(6)}, ${tokens.safe.bottom});
  /* The language switch. */
  > :first-child {
    align-self: flex-end;
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
  padding: ${tokens.space(6)} 0;
  text-align: center;
  text-wrap: balance;
  h1,
  h2 {
    margin: ${tokens.space(4)} 0 0;
    font-size: ${tokens.font.size.xl};
    &:focus {
      outline: none;
    }
  }
  &[data-plain] {
    padding-top: 0;
  }
  p {
    color: ${tokens.color.textMuted};
  }
`

interface EntryViewProps {
  title: ReactNode
  text?: ReactNode
  /** There is no top bar, so the heading is the page's h1. */
  isBare?: boolean
  /** False until a brand is chosen. */
  hasLogo?: boolean
  /** The view has replaced the focused element, so focus its heading for screen readers. */
  shouldFocus?: boolean
  children: ReactNode
}

/** The login pages' layout: language switch, logo, heading and actions. */
export function EntryView({
  title,
  text,
  isBare = false,
  hasLogo = true,
  shouldFocus = false,
  children,
}: EntryViewProps) {
  const chooseLanguage = useChooseLanguage()
  return (
    <Page>
      <LanguageSwitch onSwitch={chooseLanguage} />
      <Welcome data-plain={!hasLogo || undefined}>
        {hasLogo && <BrandLogo kind="login" />}
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
