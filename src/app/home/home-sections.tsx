import { useDeferredValue } from 'react'
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { api, type HomeContentItem } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { useBrand } from '@/brand/use-brand'
import {
  PrivilegeGridSkeleton,
  PrivilegeSection,
} from '@/features/redeem/privileges/components/privilege-section'
import { errorText } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { useHas } from '@/session/boot-context'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Label } from '@/ui/label'
import { Link } from '@/ui/link'
import { routeOf } from '../routes'
import { BannerSection } from './banner-section'

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(6)};
  padding-top: ${tokens.space(2)};
`

/** Home's sections in the brand's order (spec 3, Home content config item). */
export function HomeSections() {
  const intl = useIntl()
  const locale = useLocale()
  const { isPrivilegeActive } = useBrand().navbarMenu
  const { data, error, refetch } = api.useGetHomeLayoutQuery(undefined, {
    // Selects two fields only, so that a refetch re-renders nothing.
    selectFromResult: (query) => ({
      data: query.data,
      error: query.data || query.isFetching ? undefined : query.error,
    }),
  })
  const appError = error && toAppError(error)
  // The first section renders with the tier card; the others, below a phone's fold, right after.
  const items = useDeferredValue(data?.payload, data?.payload.slice(0, 1))
  return (
    <Sections>
      {items?.map((item, index) => (
        <HomeSection key={index} item={item} />
      ))}
      {data?.payload.length === 0 && (
        <EmptyState
          title={<FormattedMessage id="home.sections.emptyTitle" defaultMessage="Nothing new yet" />}
          action={
            isPrivilegeActive && (
              <Button as={Link} variant="outline" to={paths.privilege}>
                <FormattedMessage {...names.privilege} />
              </Button>
            )
          }
        />
      )}
      {appError && (
        <ErrorState
          text={errorText(appError, locale, intl.formatMessage).message}
          supportCode={appError.requestId}
          read={{ refetch }}
        />
      )}
      {!items && !appError && <PrivilegeGridSkeleton />}
    </Sections>
  )
}

const names: Record<HomeContentItem['key'], MessageDescriptor> = {
  privilege: routeOf(paths.privilege).title,
  'privilege-foryou': routeOf(paths.privilegeForYou).title,
  banner: defineMessage({
    id: 'home.section.banner',
    defaultMessage: 'Promotions',
    description: 'Name of a row of banners, for screen readers',
  }),
}

function HomeSection({ item }: { item: HomeContentItem }) {
  const intl = useIntl()
  const locale = useLocale()
  const { section } = useBrand()
  const hasForYou = useHas('foryou')
  const { title, text, display_align: align } = item
  const brandTitle = (locale === 'en' && title?.text_en) || title?.text
  const label = brandTitle || intl.formatMessage(names[item.key])
  const shownTitle = title?.display ? brandTitle : undefined
  const heading = (to?: string) =>
    (shownTitle || text) && <SectionHeading title={shownTitle} text={text} align={align} to={to} />
  const isFullWidth = item.banner_layout_type === 'full width'

  // A privilege section's banner is the privilege's picture; only these have their own.
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
  if (isForYou && !hasForYou) return null
  return (
    <PrivilegeSection
      label={label}
      heading={heading(isForYou ? paths.privilegeForYou : paths.privilege)}
      isForYou={isForYou}
      limit={item.card_layout_limit}
      // The section's layout (VerticalTwo = 1, VerticalThree = 2 in the specification) is the default. Horizontal cards are
      // only for whole lists.
      layout={item.card_layout_type ?? (section.layoutType === 2 ? 'vertical-three' : 'vertical-two')}
      display={item.card}
      banners={item.display_type === 'Banner' ? { isFullWidth } : undefined}
    />
  )
}

const seeAllOf = defineMessage<{ title: string }>({
  id: 'home.section.seeAllOf',
  defaultMessage: 'See all: {title}',
  description: 'Name of the link to the whole list of a section, for screen readers',
})

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${tokens.space(3)};
  margin-bottom: ${tokens.space(3)};
  h2 {
    font-size: ${tokens.font.size.lg};
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-self: end;
    min-height: ${tokens.tap};
    margin-block: -${tokens.space(2)};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  p {
    grid-column: 1 / -1;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  &[data-align='center'] {
    grid-template-columns: 1fr minmax(0, auto) 1fr;
    text-align: center;
    h2 {
      grid-column: 2;
    }
  }
  &[data-align='right'] {
    grid-template-columns: auto minmax(0, 1fr);
    text-align: end;
    h2 {
      order: 1;
    }
    a {
      justify-self: start;
    }
    p {
      order: 2;
    }
  }
`

interface SectionHeadingProps {
  /** Absent if the brand hides it; the text is then shown alone. */
  title?: string | undefined
  text?: string | undefined
  align?: 'left' | 'center' | 'right' | undefined
  to?: string
}

function SectionHeading({ title, text, align, to }: SectionHeadingProps) {
  const intl = useIntl()
  return (
    <Row data-align={align ?? 'left'}>
      {title && <h2>{title}</h2>}
      {title && to && (
        <Link to={to} aria-label={intl.formatMessage(seeAllOf, { title })}>
          <Label>
            <FormattedMessage
              id="home.section.seeAll"
              defaultMessage="See all"
              description="Link to the whole list"
            />
          </Label>
        </Link>
      )}
      {text && <p>{text}</p>}
    </Row>
  )
}
