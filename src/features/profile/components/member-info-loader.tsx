import { useMemo, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { useMemberKey } from '@/session/use-member-key'
import { tokens } from '@/theme/tokens'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import type { CustomerInfo, InfoField } from '../member-info'
import type { Place } from '../place-options'

export interface MemberInfo {
  info: CustomerInfo
  /** When `info` was read (ms, this phone's clock). */
  readAt: number | undefined
  /** Reads `info` again; undefined where that failed. */
  readAgain: () => Promise<CustomerInfo | undefined>
  /** The fields that the brand asks for, in the brand's order. */
  shown: InfoField[]
  countries: readonly Place[]
  /** The member key of the draft; undefined if the profile could not be loaded, and then no draft is stored. */
  memberKey: string | undefined
}

interface MemberInfoLoaderProps {
  skeleton: ReactNode
  /** Leads on from where the brand asks for nothing. */
  wayOn?: ReactNode
  children: (data: MemberInfo) => ReactNode
}

/** Loads what a form of the member's info needs, and shows the states in which there is no form. */
export function MemberInfoLoader({ skeleton, wayOn, children }: MemberInfoLoaderProps) {
  const { data, error, isRetrying, retry } = useMemberInfo()
  if (!data && error)
    return <ErrorState supportCode={toAppError(error).requestId} onRetry={retry} isRetrying={isRetrying} />
  if (!data) return skeleton
  if (data.shown.length > 0) return children(data)
  return (
    <EmptyState
      title={<FormattedMessage id="profile.info.emptyTitle" defaultMessage="Nothing to fill in" />}
      text={<FormattedMessage id="profile.info.emptyText" defaultMessage="We have everything we need." />}
      action={wayOn}
    />
  )
}

const NO_PLACES: readonly Place[] = []

/** All data of the member info form, queried in parallel. The form also works if countries or profile fail to load. */
function useMemberInfo() {
  const memberKey = useMemberKey()
  const fields = api.useListInfoFieldsQuery()
  const info = api.useGetCustomerInfoQuery()
  const profile = api.useGetProfileQuery()
  const shown = useMemo(() => fields.data && shownFields(fields.data.payload), [fields.data])
  const hasAddress = shown?.some(({ field }) => field === 'address') ?? true
  const countries = api.useListCountriesQuery(undefined, { skip: !hasAddress })

  // Info that is being read again is not shown: the form would keep it. A form that is open already stays open.
  const [isFresh, setIsFresh] = useState(false)
  if (info.isSuccess && !info.isFetching && !isFresh) setIsFresh(true)
  // A read that failed before the page was opened is repeated at once, so that its error is no longer of interest.
  const [earlierError] = useState(info.error)

  // An error is shown until a retry succeeds, so that the error state does not disappear during the retry.
  const error = fields.error ?? (info.error === earlierError ? undefined : info.error)
  const isRetrying = fields.isFetching || info.isFetching
  useQueryErrorModal({ error, isLoaded: shown !== undefined && isFresh, isFetching: isRetrying })

  const isWaiting = [profile, countries].some((read) => read.isLoading && !read.error)
  const data: MemberInfo | undefined =
    isWaiting || !shown || !info.data || !isFresh
      ? undefined
      : {
          info: info.data,
          readAt: info.fulfilledTimeStamp,
          readAgain: async () => {
            const answer = await info.refetch()
            // A read that fails answers with what was read before.
            return answer.isSuccess ? answer.data : undefined
          },
          shown,
          countries: countries.data?.payload ?? NO_PLACES,
          memberKey,
        }
  const retry = () => {
    if (fields.isError) void fields.refetch()
    if (info.isError) void info.refetch()
  }
  return { data, error, isRetrying, retry }
}

function shownFields(fields: readonly InfoField[]): InfoField[] {
  const displayed = fields.filter(({ is_display }) => is_display)
  return displayed.filter(({ field }, index) => displayed.findIndex((one) => one.field === field) === index)
}

const Face = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(2)};
`

const Field = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
`

/** The placeholder of the picture and its button. */
export function FaceSkeleton() {
  return (
    <Face>
      <Skeleton width={112} height={112} radius={tokens.radius.pill} />
      <Skeleton width={210} height={48} radius={tokens.radius.control} />
    </Face>
  )
}

/** The placeholders of the fields that most brands ask for, with their labels. */
export function FieldSkeletons() {
  return [40, 64, 48, 32, 36, 56].map((labelWidth) => (
    <Field key={labelWidth}>
      <Skeleton width={labelWidth} height={22} />
      <Skeleton height={48} radius={tokens.radius.control} />
    </Field>
  ))
}
