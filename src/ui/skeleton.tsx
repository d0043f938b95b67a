import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { LongWait } from './spinner'
import { useIsLongWait } from './use-is-long-wait'

const sweep = keyframes`to { transform: translateX(100%); }`

const Bone = styled.span`
  position: relative;
  display: block;
  max-width: 100%;
  overflow: hidden;
  background: ${tokens.color.surfaceSunken};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    transform: translateX(-100%);
    background: linear-gradient(90deg, transparent, ${tokens.color.outline}, transparent);
    animation: ${sweep} 1.6s ease-in-out infinite;
    ${media.reducedMotion} {
      animation: none;
    }
  }
`

interface SkeletonProps {
  width?: number | string
  height?: number | string
  radius?: number | string
}

export function Skeleton({ width = '100%', height = '1em', radius = 8 }: SkeletonProps) {
  return <Bone aria-hidden style={{ width, height, borderRadius: radius }} />
}

const Status = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

/** Skeletons that stand for one part of a screen: one word of loading for all of them. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const isLong = useIsLongWait()
  return (
    <div className={className} aria-busy>
      <Status role="status" data-hidden={!isLong || undefined}>
        {isLong ? (
          <LongWait />
        ) : (
          <FormattedMessage
            id="ui.skeleton.loading"
            defaultMessage="Loading"
            description="While a part loads"
          />
        )}
      </Status>
      {children}
    </div>
  )
}
