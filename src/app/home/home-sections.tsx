import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { PrivilegeGridSkeleton } from '@/features/privileges/components/privilege-grid-skeleton'
import { errorText } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { HomeSection } from './home-section'

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(6)};
`

/** Home's sections in the brand's order (spec 3, Home content config item). */
export function HomeSections() {
  const intl = useIntl()
  const locale = useLocale()
  const { data, error, refetch } = api.useGetHomeLayoutQuery(undefined, {
    // Selects only these two fields, so that a refetch re-renders nothing.
    selectFromResult: (query) => ({
      data: query.data,
      error: query.data || query.isFetching ? undefined : query.error,
    }),
  })
  const appError = error && toAppError(error)
  // The first section renders with the tier card above it, the others right after: they are below a phone's fold.
  const items = useDeferredValue(data?.payload, data?.payload.slice(0, 1))
  return (
    <Sections>
      {items?.map((item, index) => (
        <HomeSection key={index} item={item} />
      ))}
      {data?.payload.length === 0 && (
        <EmptyState
          title={
            <FormattedMessage id="home.sections.emptyTitle" defaultMessage="Good things are on their way" />
          }
          text={
            <FormattedMessage
              id="home.sections.emptyText"
              defaultMessage="News and privileges for you will show here. Please come back soon."
            />
          }
        />
      )}
      {appError && (
        <ErrorState
          text={errorText(appError, locale, intl.formatMessage).message}
          supportCode={appError.requestId}
          onRetry={refetch}
        />
      )}
      {!items && !appError && <PrivilegeGridSkeleton />}
    </Sections>
  )
}
