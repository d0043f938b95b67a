import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { media } from '@/theme/tokens'
import type { PageDirection } from './use-page-direction'

const slideIn = keyframes`from { opacity: 0; transform: translateX(var(--from)); }`

/** Cuts off what slides in, without becoming a scroller: sticky parts of pages keep working. */
const Frame = styled.div`
  overflow-x: clip;
`

/** Nothing of the transform is left after it, for fixed parts of pages would hang on it. */
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
  /** A page with another key is another page, and slides in. */
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
