import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { media, tokens } from '@/theme/tokens'

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

const Place = styled.div`
  position: fixed;
  inset-inline: 0;
  bottom: calc(${tokens.safe.bottom} + 96px);
  z-index: ${tokens.layer.toast};
  display: grid;
  place-items: center;
  padding-inline: ${tokens.gutter};
  pointer-events: none;
`

const Bubble = styled.div`
  padding: ${tokens.space(2)} ${tokens.space(5)};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  font: 600 ${tokens.font.size.md} / ${tokens.font.lineHeight} ${tokens.font.family};
  text-align: center;
  box-shadow: ${tokens.shadow};
  animation: ${rise} ${tokens.motion.fast};
  ${media.reducedMotion} {
    animation: none;
  }
`

/** The visible part of a toast. */
export function ToastBubble({ children }: { children: ReactNode }) {
  return (
    <Place>
      <Bubble>{children}</Bubble>
    </Place>
  )
}
