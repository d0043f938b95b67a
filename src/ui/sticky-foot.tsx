import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const { space } = tokens

/** Stays at the end of the screen as long as what it belongs to is on it, from edge to edge of the page's column. */
const Root = styled.div`
  position: sticky;
  inset-block-end: calc(var(--keyboard, 0px) - ${tokens.barsShift});
  z-index: 1;
  display: grid;
  gap: ${space(2)};
  margin-inline: calc(-1 * ${tokens.gutter});
  padding: ${space(3)} ${tokens.gutter} calc(${tokens.safe.bottom} + ${space(3)});
  border-block-start: 1px solid ${tokens.color.outline};
  background: ${tokens.color.surface};
  /* In a card, whose padding and surface differ from the page's. */
  &[data-in-card] {
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
    background: ${tokens.color.surfaceRaised};
  }
  /* Over a keyboard on a low screen the fields need the room. */
  @media (max-height: 420px) {
    padding-block: ${space(1)};
  }
`

interface StickyFootProps {
  isInCard?: boolean
  className?: string
  children: ReactNode
}

/** The button that ends a long form, with what it has to say, always within the thumb's reach. Its parent must not be a grid. */
export function StickyFoot({ isInCard, className, children }: StickyFootProps) {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => watchKeyboard((height) => foot.current?.style.setProperty('--keyboard', `${height}px`)), [])
  return (
    <Root ref={foot} data-in-card={isInCard || undefined} className={className}>
      {children}
    </Root>
  )
}

/** Less is the browser's own bar, which moves while the page scrolls. */
const MIN_KEYBOARD_PX = 80

/** Tells how much of the page's lower end a keyboard covers that the browser draws over the page, as iOS does. */
function watchKeyboard(onChange: (height: number) => void): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const measure = () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop
    // On a page enlarged by two fingers the rest lies beside what is seen, not below a keyboard.
    const isKeyboard = viewport.scale < 1.01 && covered >= MIN_KEYBOARD_PX
    onChange(isKeyboard ? Math.round(covered) : 0)
  }
  measure()
  viewport.addEventListener('resize', measure)
  viewport.addEventListener('scroll', measure)
  return () => {
    viewport.removeEventListener('resize', measure)
    viewport.removeEventListener('scroll', measure)
  }
}
