import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  width: 100%;
  max-height: var(--picture-max, none);
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
`

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`

interface PictureProps {
  src: string | undefined
  /** Empty for a decorative picture. */
  alt: string
  /** CSS aspect ratio, to reserve the space; where it stands, `--picture-max` may cut it. */
  ratio?: string
  fit?: 'cover' | 'contain'
  radius?: string
  /** For the first screen: requested at once with high priority. */
  isEager?: boolean
  /** Shown if there is no picture or it fails to load. */
  fallback?: ReactNode
}

export function Picture({
  src,
  alt,
  ratio = '16 / 9',
  fit = 'cover',
  radius,
  isEager = false,
  fallback,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const isMissing = !src || failedSrc === src
  return (
    <Frame
      style={{ aspectRatio: ratio, borderRadius: radius }}
      {...(isMissing && alt && { role: 'img', 'aria-label': alt })}
    >
      {isMissing ? (
        fallback
      ) : (
        <Image
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          style={{ objectFit: fit }}
          onError={() => setFailedSrc(src)}
        />
      )}
    </Frame>
  )
}
