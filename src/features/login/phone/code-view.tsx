import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BrandLogo } from '@/brand/brand-logo'
import { tokens } from '@/theme/tokens'
import { TitleAndText } from '@/ui/empty-state'

const Page = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  max-width: 420px;
  margin: 0 auto;
  padding: ${tokens.space(6)} ${tokens.gutter} max(${tokens.space(6)}, ${tokens.safe.bottom});
`

const Top = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(2)};
  text-align: center;
  text-wrap: balance;
  h2 {
    margin: ${tokens.space(2)} 0 0;
    font-size: ${tokens.font.size.lg};
  }
  p {
    color: ${tokens.color.textMuted};
  }
`

/** The layout of first login, verify, PIN login and forgot PIN: one question with one field. */
export function CodeView({
  title,
  text,
  children,
}: {
  title: ReactNode
  text?: ReactNode
  children: ReactNode
}) {
  return (
    <Page>
      <Top>
        <BrandLogo kind="home" />
        <TitleAndText title={title} text={text} />
      </Top>
      {children}
    </Page>
  )
}
