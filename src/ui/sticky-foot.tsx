import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const { space } = tokens

/** Stays at the end of the screen, as wide as the page's column. */
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
  /* A card's padding and surface differ from the page's. */
  &[data-in-card] {
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
    padding-block-end: calc(${tokens.safe.bottom} + ${space(2)});
    background: ${tokens.color.surfaceRaised};
    /* Without the form's gap. */
    + button {
      margin-block-start: -${space(5)};
    }
  }
  /* An error in large letters would make it cover the fields. */
  &[data-high] {
    position: static;
  }
  /* A keyboard on a low screen leaves no room. */
  @media (max-height: 420px) {
    padding-block: ${space(1)};
  }
`

interface StickyFootProps {
  isInCard?: boolean
  className?: string
  children: ReactNode
}

/** A long form's button and its messages, always within the thumb's reach. Its parent must not be a grid. */
export function StickyFoot({ isInCard, className, children }: StickyFootProps) {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => (foot.current ? fitToScreen(foot.current) : undefined), [])
  return (
    <Root ref={foot} data-in-card={isInCard || undefined} className={className}>
      {children}
    </Root>
  )
}

/** A smaller change is the browser's own bar, which moves while scrolling. */
const MIN_KEYBOARD_PX = 80

/** The share of the visible area above which the foot is not sticky. */
const MAX_SHARE = 0.4

/** Keeps the foot above a keyboard that overlays the page, as on iOS, and not sticky if it is too high. */
function fitToScreen(foot: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const measure = () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop
    // Zoomed by two fingers, the rest is outside the view, not under a keyboard.
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
