import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
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
}

/** What has happened, as a title and a text. */
export function NewsNotice({ icon: Icon, isGood, title, text }: NewsNoticeProps) {
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
      </div>
    </Root>
  )
}
