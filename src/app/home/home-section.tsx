import { defineMessage, useIntl } from 'react-intl'
import { useBrand } from '@/brand/use-brand'
import { paths } from '@/config/paths'
import { PrivilegeSection } from '@/features/privileges/components/privilege-section'
import { useLocale } from '@/i18n/use-locale'
import { titles } from '../route-titles'
import { BannerSection } from './banner-section'
import { isOfBanners, type HomeItem } from './home-item'
import { SectionHeading } from './section-heading'

/** The names of sections that the brand has not named. */
const names = {
  privilege: titles.privilege,
  'privilege-foryou': titles.privilegeForYou,
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
  const label = brandTitle ?? intl.formatMessage(names[item.key])
  const heading = (to?: string) =>
    title?.display && brandTitle && <SectionHeading title={brandTitle} text={text} align={align} to={to} />

  if (isOfBanners(item)) {
    return (
      <BannerSection
        label={label}
        heading={heading()}
        banners={item.banners ?? []}
        isFullWidth={item.banner_layout_type === 'full width'}
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
    />
  )
}
