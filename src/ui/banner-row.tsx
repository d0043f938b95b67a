import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { Carousel } from './carousel/carousel'
import { Skeleton, SkeletonGroup } from './skeleton'

export const BANNER_RATIO = '3 / 1'

const AUTOPLAY_MS = 3000

/** Edge to edge up to the page's maximum width, beyond which pictures are not enlarged. */
const Banners = styled.div`
  a {
    display: block;
    border-radius: ${tokens.radius.card};
  }
  &[data-full] {
    margin-inline: calc(max(${tokens.safe.left}, ${tokens.safe.right}) - ${tokens.gutter});
    a {
      border-radius: 0;
      outline-offset: -3px;
    }
  }
  ${media.desktopUp} {
    &[data-full] {
      margin-inline: 0;
      a {
        border-radius: ${tokens.radius.card};
      }
    }
    span:has(> img) {
      border-radius: ${tokens.radius.card};
    }
  }
`

interface BannerRowProps {
  label: string
  isFullWidth: boolean
  children: ReactNode[]
}

export function BannerRow({ label, isFullWidth, children }: BannerRowProps) {
  return (
    <Banners data-full={isFullWidth || undefined}>
      {children.length === 1 ? (
        children[0]
      ) : (
        <Carousel
          label={label}
          autoplay
          autoplayDuration={AUTOPLAY_MS}
          loop
          pagination
          paginationOption={{ isInside: true }}
          whitespace={isFullWidth ? 0 : 12}
        >
          {children}
        </Carousel>
      )}
    </Banners>
  )
}

export function BannerRowSkeleton({ isFullWidth }: { isFullWidth: boolean }) {
  return (
    <SkeletonGroup>
      <Banners data-full={isFullWidth || undefined}>
        <div style={{ aspectRatio: BANNER_RATIO }}>
          <Skeleton height="100%" radius={isFullWidth ? 0 : tokens.radius.card} />
        </div>
      </Banners>
    </SkeletonGroup>
  )
}
