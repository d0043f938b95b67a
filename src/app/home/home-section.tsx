import type { api } from '@/api/api'
import { paths } from '@/config/paths'
import { BannerSection } from '@/features/home/components/banner-section'
import { PrivilegeSection } from '@/features/privileges/components/privilege-section'
import { useLocale } from '@/i18n/use-locale'
import { useBrand } from '@/session/use-brand'
import { SectionHeading } from './section-heading'

type HomeLayout = NonNullable<ReturnType<typeof api.useGetHomeLayoutQuery>['data']>

/** One section of home as the brand has laid it out; of an unknown kind, nothing. */
export function HomeSection({ item }: { item: HomeLayout['payload'][number] }) {
  const locale = useLocale()
  const { section } = useBrand()
  const { title, text, display_align: align } = item
  const label = (locale === 'en' && title.text_en) || title.text
  const heading = (to?: string) =>
    title.display && label && <SectionHeading title={label} text={text} align={align} to={to} />

  if (item.display_type === 'Banner') {
    return (
      <BannerSection
        label={label}
        heading={heading()}
        banners={item.banners ?? []}
        isFullWidth={item.banner_layout_type === 'full width'}
      />
    )
  }
  if (item.key !== 'privilege' && item.key !== 'privilege-foryou') return null
  const isForYou = item.key === 'privilege-foryou'
  return (
    <PrivilegeSection
      label={label}
      heading={heading(isForYou ? paths.privilegeForYou : paths.privilege)}
      isForYou={isForYou}
      limit={item.card_layout_limit}
      // The brand's section layout is the specification's enumeration VerticalTwo = 1, VerticalThree = 2: what holds
      // where a section does not say itself. Horizontal cards are for whole lists.
      layout={item.card_layout_type ?? (section.layoutType === 2 ? 'vertical-three' : 'vertical-two')}
      display={item.card ?? undefined}
    />
  )
}
