import { use, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled, { keyframes } from 'styled-components'
import { tokens } from '@/theme/tokens'
import { LoadingText, LongWait, useIsLongWait } from './spinner'
import { AbortReadsContext } from './app-contexts'
import { TextButton } from './button'
import { commonWords } from './words'

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

/** Takes the first row above its group's skeletons. */
const Wait = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: 0 ${tokens.space(4)};
  font-size: ${tokens.font.size.sm};
  &:not([data-long]) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  /* Once on a page: above the first of its parts that wait. */
  :has([data-long]) ~ * & {
    display: none;
  }
`

/** Skeletons with one loading text; the member can abort a long wait. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const isLong = useIsLongWait()
  const abortReads = use(AbortReadsContext)
  return (
    <div className={className} aria-busy>
      <Wait data-long={isLong || undefined}>
        <p role="status">{isLong ? <LongWait /> : <LoadingText />}</p>
        {isLong && abortReads && (
          <TextButton type="button" onClick={abortReads}>
            <FormattedMessage {...commonWords.cancel} />
          </TextButton>
        )}
      </Wait>
      {children}
    </div>
  )
}
