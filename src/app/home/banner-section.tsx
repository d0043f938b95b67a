import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { formatNumber } from '@/i18n/format'
import { media, tokens } from '@/theme/tokens'
import { Carousel } from '@/ui/carousel/carousel'
import { Picture } from '@/ui/picture'
import { BannerLink } from './banner-link'

const messages = defineMessages<{ name: { title: string; number: string } }>({
  name: {
    id: 'home.banner.name',
    defaultMessage: '{title} {number}',
    description: 'Name of one picture among several under a title; number counts from 1',
  },
})

const AUTOPLAY_MS = 3000
const RATIO = '3 / 1'

/** Full width is edge to edge, up to the page's maximum width (`measure`): wider screens enlarge no picture. */
const Banners = styled.div`
  /* The carousel's bullets add space of their own below. */
  > [role='group'] {
    margin-block-end: -${tokens.space(4)};
  }
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
    }
    span {
      border-radius: ${tokens.radius.card};
    }
  }
`

interface BannerSectionProps {
  /** Names the section and its pictures. */
  label: string
  heading?: ReactNode
  banners: { image_url: string; link?: string }[]
  isFullWidth: boolean
}

/** Home's banners: one still picture, or a carousel of several. */
export function BannerSection({ label, heading, banners, isFullWidth }: BannerSectionProps) {
  const intl = useIntl()
  if (banners.length === 0) return null
  const slides = banners.map(({ image_url, link }, index) => (
    <BannerLink key={index} link={link}>
      <Picture
        src={image_url}
        alt={
          banners.length === 1
            ? label
            : intl.formatMessage(messages.name, { title: label, number: formatNumber(index + 1) })
        }
        ratio={RATIO}
        radius={isFullWidth ? undefined : tokens.radius.card}
      />
    </BannerLink>
  ))
  return (
    <section aria-label={label}>
      {heading}
      <Banners data-full={isFullWidth || undefined}>
        {slides.length === 1 ? (
          slides[0]
        ) : (
          <Carousel
            label={label}
            autoplay
            autoplayDuration={AUTOPLAY_MS}
            loop
            pagination
            whitespace={isFullWidth ? 0 : 12}
          >
            {slides}
          </Carousel>
        )}
      </Banners>
    </section>
  )
}
