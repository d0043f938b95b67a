import { useDeferredValue, type ReactNode } from 'react'
import styled from 'styled-components'
import { privilegeDetailPath } from '@/addresses/item-paths'
import { api } from '@/api/api'
import { formatCost } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { media, tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { BANNER_RATIO, BannerRow, BannerRowSkeleton } from '@/ui/banner-row'
import { Card } from '@/ui/card'
import { CardHead } from '@/ui/card-frame'
import { Link } from '@/ui/link'
import { PartError } from '@/ui/part-error'
import { SkeletonGroup } from '@/ui/skeleton'
import { useMediaQuery } from '@/ui/use-media-query'
import { usePrivilegeItem } from '../privilege-item'
import { PrivilegeCard, PrivilegeCardSkeleton, type PrivilegeCardProps } from './privilege-card'
import { PrivilegePicture } from './privilege-parts'

interface PrivilegeSectionProps {
  label: string
  heading?: ReactNode
  isForYou: boolean
  limit?: number | undefined
  layout: GridLayout
  display?: PrivilegeCardProps['display']
  banners?: { isFullWidth: boolean } | undefined
}

/** A section's cards: the brand's list or the member's (spec 7, ForYou/List). With a limit of 0 the server decides. */
export function useSectionCards(isForYou: boolean, limit = 0) {
  const request = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: limit } }
  const all = api.useListPrivilegesQuery(request, { skip: isForYou })
  const forYou = api.useListForYouPrivilegesQuery(
    { ...request, Privilege_System_Type: 2 },
    { skip: !isForYou },
  )
  return isForYou ? forYou : all
}

/** A list's cards or banners on home (spec 3, Home content config item); nothing if the list is empty. */
export function PrivilegeSection({
  label,
  heading,
  isForYou,
  limit,
  layout,
  display,
  banners,
}: PrivilegeSectionProps) {
  const toItem = usePrivilegeItem()
  const cards = useSectionCards(isForYou, limit)
  // Several first answers may come at once: they render in slices, so that a slow phone stays responsive.
  const isDue = useDeferredValue(cards.data !== undefined)
  const data = isDue ? cards.data : undefined

  if (data?.payload.length === 0) return null
  const items = data?.payload.map(toItem)
  const shared = { display, isForYou }
  return (
    <section aria-label={label}>
      {heading}
      {items && <AsOf read={cards} />}
      {items && banners ? (
        <BannerRow label={label} {...banners}>
          {items.map((item) => (
            <PrivilegeBanner key={item.privilegeId} item={item} {...shared} />
          ))}
        </BannerRow>
      ) : items ? (
        <PrivilegeGrid data-layout={layout}>
          {items.map((item) => (
            <li key={item.privilegeId}>
              <PrivilegeCard item={item} {...shared} />
            </li>
          ))}
        </PrivilegeGrid>
      ) : cards.isError ? (
        <Card>
          <PartError title={label} read={cards} />
        </Card>
      ) : banners ? (
        <BannerRowSkeleton {...banners} />
      ) : (
        <PrivilegeGridSkeleton layout={layout} display={display} />
      )}
    </section>
  )
}

const Frame = styled(Link)`
  position: relative;
  overflow: hidden;
  text-decoration: none;
`

/** Few pictures contain the privilege's name. */
const Caption = styled.p`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  gap: ${tokens.space(3)};
  padding: ${tokens.space(1)} ${tokens.space(3)};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.sm};
  white-space: nowrap;
  b {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

function PrivilegeBanner({ item, display = {}, isForYou }: PrivilegeCardProps) {
  const locale = useLocale()
  const isNamed = display.privilege_name !== false
  const showsPrice = display.points !== false
  return (
    <Frame to={privilegeDetailPath(item.privilegeId, isForYou)} aria-label={isNamed ? undefined : item.title}>
      <PrivilegePicture
        item={item}
        ratio={BANNER_RATIO}
        radius="0"
        isLimitShown={display.overall_limit !== false}
      />
      {(isNamed || showsPrice) && (
        <Caption>
          {isNamed && <b>{item.title}</b>}
          {showsPrice && <span>{formatCost(item.cost, locale)}</span>}
        </Caption>
      )}
    </Frame>
  )
}

type GridLook = Partial<Pick<PrivilegeSectionProps, 'layout' | 'display'>>

/** Three cards on mobile and tablet, four on desktop (spec 9). */
export function PrivilegeGridSkeleton({ layout = 'vertical-two', display }: GridLook) {
  const count = useMediaQuery(media.desktopUp) ? 4 : 3
  return (
    <SkeletonGroup>
      <PrivilegeGrid as="div" data-layout={layout}>
        {Array.from({ length: count }, (_, index) => (
          <PrivilegeCardSkeleton key={index} display={display} />
        ))}
      </PrivilegeGrid>
    </SkeletonGroup>
  )
}

type GridLayout = 'vertical-two' | 'vertical-three'

/**
 * Vertical cards: two or three per row, twice as many on wide screens, so that they are not stretched. On a phone three would
 * leave eight letters per line, so they form one row that scrolls sideways.
 */
const PrivilegeGrid = styled.ul<{ 'data-layout': GridLayout }>`
  display: grid;
  /* One column if letters are large. */
  grid-template-columns: repeat(auto-fill, minmax(max(7rem, (100% - ${tokens.space(3)}) / 2), 1fr));
  gap: ${tokens.space(3)};
  /* Leaves room for the heart in the other corner, with large text too. */
  --tab-width: calc(100% - ${tokens.tap} - ${tokens.space(1)});
  /* A card with fewer lines ends earlier, without a gap inside. */
  ${CardHead} {
    flex: none;
  }
  &[data-layout='vertical-three'] {
    grid-template-columns: repeat(auto-fill, minmax(max(9.25rem, (100% - 2 * ${tokens.space(3)}) / 3), 1fr));
    @media not all and (min-width: 600px) {
      grid: auto / auto-flow 9.25rem;
      /* Room for the cards' shadows. */
      margin: -${tokens.space(2)} calc(-1 * ${tokens.gutter}) -${tokens.space(6)};
      padding: ${tokens.space(2)} ${tokens.gutter} ${tokens.space(6)};
      overflow-x: auto;
      scroll-padding-inline: ${tokens.gutter};
      scroll-snap-type: x proximity;
      scrollbar-width: none;
      > * {
        scroll-snap-align: start;
      }
    }
  }
  ${media.tabletUp} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${tokens.space(4)};
    &[data-layout='vertical-three'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.desktopUp} {
    &[data-layout='vertical-three'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`
