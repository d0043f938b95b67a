import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BrandLogo } from '@/brand/brand-logo'
import { useChooseLanguage } from '@/store/switch-language'
import { LanguageSwitch } from '@/ui/language-switch'
import { tokens } from '@/theme/tokens'

/** Height of the top bar: 56 px and its border. */
const TOP_BAR_HEIGHT = '57px'

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(4)};
  box-sizing: border-box;
  max-width: calc(480px + 2 * ${tokens.gutter});
  min-height: calc(${tokens.screenHeight(100)} - ${TOP_BAR_HEIGHT} - ${tokens.safe.top});
  margin-inline: auto;
  padding: ${tokens.space(3)} ${tokens.gutter} ${tokens.space(6)};
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(2)} ${tokens.space(4)};
  min-height: ${tokens.tap};
`

/** Layout of the consent pages: brand logo and language switch, because an SMS also reaches first-time visitors. */
export function ConsentFrame({ children }: { children: ReactNode }) {
  const chooseLanguage = useChooseLanguage()
  return (
    <Page>
      <Top>
        <BrandLogo kind="home" />
        <LanguageSwitch onSwitch={chooseLanguage} />
      </Top>
      {children}
    </Page>
  )
}
