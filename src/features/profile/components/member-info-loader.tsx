import { useMemo, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { once, settleDeed } from '@/api/once'
import type { Lifetime } from '@/lib/lifetime'
import { beginAttempt } from '@/session/lifetime'
import { useMemberKey } from '@/session/use-member-key'
import { useAppDispatch } from '@/store/hooks'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { useErrorModal, useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import type { CustomerInfo, InfoField, InfoUpdate } from '../member-info'
import type { Place } from '../place-options'

export interface MemberInfo {
  info: CustomerInfo
  /** Undefined if it fails, which an error modal says. */
  readAgain: () => Promise<CustomerInfo | undefined>
  /** The same, but gives the error instead. */
  readLatest: () => Promise<CustomerInfo | AppError>
  /** The fields the brand asks for, in its order. */
  shown: InfoField[]
  countries: readonly Place[]
  /** The draft's owner; without a profile no draft is stored. */
  memberKey: string | undefined
}

interface MemberInfoLoaderProps {
  skeleton: ReactNode
  /** Shown if the brand asks for nothing. */
  action?: ReactNode
  children: (data: MemberInfo) => ReactNode
}

/**
 * Loads the data of a member info form in parallel, and shows the states without a form. Countries and profile may fail.
 */
export function MemberInfoLoader({ skeleton, action, children }: MemberInfoLoaderProps) {
  const memberKey = useMemberKey()
  const fields = api.useListInfoFieldsQuery()
  const info = api.useGetCustomerInfoQuery()
  const profile = api.useGetProfileQuery()
  const shown = useMemo(() => fields.data && shownFields(fields.data.payload), [fields.data])
  const hasAddress = shown?.some(({ field }) => field === 'address') ?? true
  const countries = api.useListCountriesQuery(undefined, { skip: !hasAddress })

  // Info that is being refetched is not shown, because the form would keep it; an open form stays.
  const [isFresh, setIsFresh] = useState(false)
  if (info.isSuccess && !info.isFetching && !isFresh) setIsFresh(true)
  // A read that failed before the page opened is repeated at once, so its error is hidden.
  const [earlierError] = useState(info.error)

  // An error stays until a retry succeeds.
  const error = fields.error ?? (info.error === earlierError ? undefined : info.error)
  const isFetching = fields.isFetching || info.isFetching
  useQueryErrorModal({ error, isLoaded: shown !== undefined && isFresh, isFetching })

  const showError = useErrorModal()
  const isWaiting = [profile, countries].some((read) => read.isLoading && !read.error)
  const retry = () => {
    if (fields.isError) void fields.refetch()
    if (info.isError) void info.refetch()
  }
  if (isWaiting || !shown || !info.data || !isFresh) {
    if (!error) return skeleton
    return <ErrorState supportCode={toAppError(error).requestId} read={{ refetch: retry, isFetching }} />
  }
  if (shown.length === 0)
    return (
      <EmptyState
        title={
          <FormattedMessage id="profile.info.emptyTitle" defaultMessage="The store asks for no details" />
        }
        action={action}
      />
    )
  const readLatest = async () => {
    const answer = await info.refetch()
    // A failed refetch still has the earlier data.
    return answer.isSuccess ? answer.data : toAppError(answer.error)
  }
  const readAgain = async () => {
    const latest = await readLatest()
    if (!('kind' in latest)) return latest
    showError(latest)
    return undefined
  }
  return children({
    info: info.data,
    readAgain,
    readLatest,
    shown,
    countries: countries.data?.payload ?? [],
    memberKey,
  })
}

/** Saves the details; `onSaved` goes on under the attempt of the save. `renew` makes the next save another request. */
export function useSaveInfo() {
  const [update] = api.useUpdateCustomerInfoMutation()
  const dispatch = useAppDispatch()
  /** `before`: what the form had read. The same details over others are another save. */
  const save = async (body: InfoUpdate, before: unknown, onSaved: (attempt: Lifetime) => Promise<void>) => {
    const attempt = dispatch(beginAttempt())
    const { error } = await once('updateCustomerInfo', [before, body], (requestId) =>
      update({ body, 'X-Request-Id': requestId }),
    )
    if (error) return toAppError(error)
    await onSaved(attempt)
    return undefined
  }
  return { save, renew: () => settleDeed('updateCustomerInfo') }
}

function shownFields(fields: readonly InfoField[]): InfoField[] {
  const displayed = fields.filter(({ is_display }) => is_display)
  return displayed.filter(({ field }, index) => displayed.findIndex((one) => one.field === field) === index)
}
