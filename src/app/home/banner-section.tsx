import type { ReactNode } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { formatNumber } from '@/i18n/format'
import { readQuery } from '@/lib/read-query'
import { isSafeWebUrl, isSitePath, parseUrl } from '@/lib/safe-url'
import { useBoot } from '@/session/boot-context'
import { tokens } from '@/theme/tokens'
import { BANNER_RATIO, BannerRow } from '@/ui/banner-row'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { routeOf } from '../routes'

const bannerName = defineMessage<{ title: string; number: string }>({
  id: 'home.banner.name',
  defaultMessage: '{title} {number}',
  description: 'Name of one picture among several under a title; number counts from 1',
})

interface BannerSectionProps {
  label: string
  heading?: ReactNode
  banners: { image_url: string; link?: string }[]
  isFullWidth: boolean
}

/** Home's banners, which have their own pictures. */
export function BannerSection({ label, heading, banners, isFullWidth }: BannerSectionProps) {
  const intl = useIntl()
  if (banners.length === 0) return null
  return (
    <section aria-label={label}>
      {heading}
      <BannerRow label={label} isFullWidth={isFullWidth}>
        {banners.map(({ image_url, link }, index) => (
          <BannerLink key={index} link={link}>
            <Picture
              src={image_url}
              alt={
                banners.length === 1
                  ? label
                  : intl.formatMessage(bannerName, { title: label, number: formatNumber(index + 1) })
              }
              ratio={BANNER_RATIO}
              radius={isFullWidth ? undefined : tokens.radius.card}
            />
          </BannerLink>
        ))}
      </BannerRow>
    </section>
  )
}

/** Links to a page that the brand has, or an external https address; any other address is not linked. */
function BannerLink({ link, children }: { link: string | undefined; children: ReactNode }) {
  const { off } = useBoot().config
  const own = isSitePath(link) ? parseUrl(link, location.origin) : undefined
  const route = own && routeOf(own.pathname)
  if (own && route && !off.includes(route.area)) {
    const { pathname, search, hash } = own
    return <Link to={{ pathname, search: `${readQuery(search)}`, hash }}>{children}</Link>
  }
  if (isSafeWebUrl(link)) {
    return (
      <a href={link} target="_blank" rel="noopener">
        {children}
      </a>
    )
  }
  return children
}
