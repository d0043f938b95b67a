import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { media } from '@/theme/tokens'
import type { PageDirection } from './use-page-direction'

const slideIn = keyframes`from { opacity: 0; transform: translateX(var(--from)); }`

/** Clips the page that slides in. `hidden` would make a scroll container, and break the sticky parts of pages. */
const Frame = styled.div`
  overflow-x: clip;
`

/** The animation leaves no transform behind: fixed parts of pages would be positioned by this element. */
const Page = styled.div`
  &[data-direction] {
    --from: 28%;
    animation: ${slideIn} 240ms cubic-bezier(0.2, 0.7, 0.3, 1);
  }
  &[data-direction='fromLeft'] {
    --from: -28%;
  }
  ${media.reducedMotion} {
    &[data-direction] {
      animation: none;
    }
  }
`

interface PageTransitionProps {
  /** A page with another key is mounted anew, and slides in. */
  pageKey: string
  direction: PageDirection | undefined
  children: ReactNode
}

export function PageTransition({ pageKey, direction, children }: PageTransitionProps) {
  return (
    <Frame>
      <Page key={pageKey} data-direction={direction}>
        {children}
      </Page>
    </Frame>
  )
}
