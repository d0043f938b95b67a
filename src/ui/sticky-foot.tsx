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
  /* So high, with an error in large letters, that it would cover the fields. */
  &[data-high] {
    position: static;
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
  useEffect(() => (foot.current ? fitToScreen(foot.current) : undefined), [])
  return (
    <Root ref={foot} data-in-card={isInCard || undefined} className={className}>
      {children}
    </Root>
  )
}

/** Less is the browser's own bar, which moves while the page scrolls. */
const MIN_KEYBOARD_PX = 80

/** How much of what is seen the foot may take and still stay in place. */
const MAX_SHARE = 0.4

/** Keeps the foot above a keyboard that the browser draws over the page's lower end, as iOS does, and out of the way where it is high. */
function fitToScreen(foot: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const measure = () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop
    // On a page zoomed by two fingers the rest is outside the view, not under a keyboard.
    const isEnlarged = viewport.scale >= 1.01
    const isKeyboard = !isEnlarged && covered >= MIN_KEYBOARD_PX
    foot.style.setProperty('--keyboard', `${isKeyboard ? Math.round(covered) : 0}px`)
    if (!isEnlarged) foot.toggleAttribute('data-high', foot.offsetHeight > viewport.height * MAX_SHARE)
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(foot)
  viewport.addEventListener('resize', measure)
  viewport.addEventListener('scroll', measure)
  return () => {
    observer.disconnect()
    viewport.removeEventListener('resize', measure)
    viewport.removeEventListener('scroll', measure)
  }
}
