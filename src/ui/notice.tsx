import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Phrases } from './phrases'

const Root = styled.div`
  display: flex;
  gap: ${tokens.space(3)};
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border: 1px solid color-mix(in srgb, ${tokens.color.warning} 35%, transparent);
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.sm};
  text-align: start;
  > svg {
    color: ${tokens.color.warning};
  }
  /* Thai has more room above its letters than below: the first line is centred on the icon. */
  > div {
    margin-block-start: 2px;
  }
  /* One row, as long as its words fit. */
  &[data-row] {
    align-items: center;
    min-height: 48px;
    padding: ${tokens.space(1)} ${tokens.space(2)} ${tokens.space(1)} ${tokens.space(3)};
    line-height: 1.4;
    > div {
      flex: 1;
      min-width: 0;
      margin: 0;
    }
  }
  &[data-tone='info'] {
    border-color: color-mix(in srgb, ${tokens.color.primaryText} 25%, transparent);
    background: ${tokens.color.primarySoft};
    > svg {
      color: ${tokens.color.primaryText};
    }
  }
`

const tones = {
  info: { Icon: Info, role: 'note' },
  warning: { Icon: TriangleAlert, role: 'alert' },
} as const

interface NoticeProps {
  /** A warning is announced at once; info is a tip. */
  tone?: keyof typeof tones
  /** At the end of the row. */
  action?: ReactNode
  children: ReactNode
}

export function Notice({ tone = 'warning', action, children }: NoticeProps) {
  const { Icon, role } = tones[tone]
  return (
    <Root role={role} data-tone={tone} data-row={action !== undefined || undefined}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <div>
        <Phrases>{children}</Phrases>
      </div>
      {action}
    </Root>
  )
}
