import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Link } from './link'
import { Phrases } from './phrases'

const Root = styled.div`
  display: flex;
  gap: ${tokens.space(3)};
  padding: ${tokens.space(4)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.text};
  > svg {
    flex: none;
    color: ${tokens.color.primaryText};
  }
  h2 {
    font-size: ${tokens.font.size.md};
  }
  &[data-tone='good'] {
    background: ${tokens.color.successSoft};
    > svg {
      color: ${tokens.color.success};
    }
  }
`

interface NewsNoticeProps {
  icon: LucideIcon
  /** What the member is pleased to hear. */
  isGood: boolean
  title: ReactNode
  text: ReactNode
  /** The way on. */
  children?: ReactNode
}

/** What has happened, as a title and a text. */
export function NewsNotice({ icon: Icon, isGood, title, text, children }: NewsNoticeProps) {
  return (
    <Root data-tone={isGood ? 'good' : undefined}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <div>
        <h2>
          <Phrases>{title}</Phrases>
        </h2>
        <p>
          <Phrases>{text}</Phrases>
        </p>
        {children}
      </div>
    </Root>
  )
}

/** In a card of news, around its notice: the title ends before the button that closes the card. */
export const BesideClose = styled.div`
  h2 {
    padding-inline-end: ${tokens.space(10)};
  }
`

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(1)};
  min-height: ${tokens.tap};
  color: ${tokens.color.text};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 4px;
`

/** The way on from what has happened. */
export function NewsLink({ to, children }: Pick<ComponentPropsWithRef<typeof Link>, 'to' | 'children'>) {
  return (
    <Way to={to}>
      {children}
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </Way>
  )
}
