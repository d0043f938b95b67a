import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { api } from '@/api/api'
import { useBrand } from '@/brand/use-brand'
import { paths } from '@/addresses/paths'
import { PrivilegeSection } from '@/features/privileges/components/privilege-section'
import { useLocale } from '@/i18n/use-locale'
import { routeOf } from '../routes'
import { BannerSection } from './banner-section'
import { SectionHeading } from './section-heading'

/** The names of sections that the brand has not named. */
const names: Record<HomeItem['key'], MessageDescriptor> = {
  privilege: routeOf(paths.privilege).title,
  'privilege-foryou': routeOf(paths.privilegeForYou).title,
  banner: defineMessage({
    id: 'home.section.banner',
    defaultMessage: 'Promotions',
    description: 'Name of a row of banners, for screen readers',
  }),
}

/** One section of home as the brand has laid it out. */
export function HomeSection({ item }: { item: HomeItem }) {
  const intl = useIntl()
  const locale = useLocale()
  const { section } = useBrand()
  const { title, text, display_align: align } = item
  const brandTitle = (locale === 'en' && title?.text_en) || title?.text
  const label = brandTitle || intl.formatMessage(names[item.key])
  const shownTitle = title?.display ? brandTitle : undefined
  const heading = (to?: string) =>
    (shownTitle || text) && <SectionHeading title={shownTitle} text={text} align={align} to={to} />
  const isFullWidth = item.banner_layout_type === 'full width'

  // Only these sections have pictures of their own: a privilege's banner is the privilege's picture.
  if (item.key === 'banner') {
    return (
      <BannerSection
        label={label}
        heading={heading()}
        banners={item.banners ?? []}
        isFullWidth={isFullWidth}
      />
    )
  }
  const isForYou = item.key === 'privilege-foryou'
  return (
    <PrivilegeSection
      label={label}
      heading={heading(isForYou ? paths.privilegeForYou : paths.privilege)}
      isForYou={isForYou}
      limit={item.card_layout_limit}
      // The brand's section layout (VerticalTwo = 1, VerticalThree = 2 in the specification) is the default of a section
      // without a layout of its own. Horizontal cards are for whole lists.
      layout={item.card_layout_type ?? (section.layoutType === 2 ? 'vertical-three' : 'vertical-two')}
      display={item.card}
      banners={item.display_type === 'Banner' ? { isFullWidth } : undefined}
    />
  )
}

/** A section of home as the brand has laid it out (spec 3, Home content config item). */
type HomeItem = (typeof api.endpoints)['getHomeLayout']['Types']['ResultType']['payload'][number]
