import { useMemo, useState } from 'react'
import { api } from '@/api/api'
import { useQueryErrorModal } from '@/ui/use-error-modal'
import { useMemberKey } from '@/session/use-member-key'
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
  mobileNo: string | undefined
  isLineConnected: boolean
  /** The member key of the draft; undefined if the profile could not be loaded, and then no draft is stored. */
  memberKey: string | undefined
}

const NO_PLACES: readonly Place[] = []

/** All data of the member info form, queried in parallel. The form also works if countries or profile fail to load. */
export function useMemberInfo() {
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
  // A reading that failed before the page was opened is repeated at once, so that its error is no longer of interest.
  const [earlierError] = useState(info.error)

  // An error is shown until a retry succeeds, so that the error state does not disappear during the retry.
  const error = fields.error ?? (info.error === earlierError ? undefined : info.error)
  const isLoaded = shown !== undefined && isFresh
  useQueryErrorModal({ error, isLoaded, isFetching: fields.isFetching || info.isFetching })

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
          mobileNo: info.data.mobile_no ?? profile.data?.mobile_no,
          isLineConnected: profile.data?.is_connect_line === true,
          memberKey,
        }
  const retry = () => {
    if (fields.isError) void fields.refetch()
    if (info.isError) void info.refetch()
  }
  return { data, error, isRetrying: fields.isFetching || info.isFetching, retry }
}

function shownFields(fields: readonly InfoField[]): InfoField[] {
  const displayed = fields.filter(({ is_display }) => is_display)
  return displayed.filter(({ field }, index) => displayed.findIndex((one) => one.field === field) === index)
}
