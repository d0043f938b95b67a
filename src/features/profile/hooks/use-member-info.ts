import { useMemo } from 'react'
import { api } from '@/api/api'
import { useFailureModal } from '@/ui/use-failure-modal'
import { useAppSelector } from '@/store/hooks'
import type { CustomerInfo, InfoField } from '../member-info'
import type { Place } from '../place-options'

export interface MemberInfo {
  info: CustomerInfo
  /** What the brand asks for, in its order. */
  shown: InfoField[]
  countries: readonly Place[]
  /** Whose draft it is; unknown where the profile could not be loaded, and then there is none. */
  owner: string | undefined
}

const NONE: readonly Place[] = []

/** All that the member info form begins with, asked for at once. Countries and profile may fail: the form does without. */
export function useMemberInfo() {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const fields = api.useListInfoFieldsQuery()
  const info = api.useGetCustomerInfoQuery()
  const profile = api.useGetProfileQuery()
  const shown = useMemo(() => fields.data && shownFields(fields.data.payload), [fields.data])
  const hasAddress = shown?.some(({ field }) => field === 'address') ?? true
  const countries = api.useListCountriesQuery(undefined, { skip: !hasAddress })

  // A failure stands until a later try succeeds, so that nothing on screen goes while one is made.
  const error = fields.error ?? info.error
  const isLoaded = shown !== undefined && info.data !== undefined
  useFailureModal({ error, isLoaded, isFetching: fields.isFetching || info.isFetching })

  const isWaiting = [profile, countries].some((read) => read.isLoading && !read.error)
  const memberId = profile.data?.customer_info
  const data: MemberInfo | undefined =
    isWaiting || !shown || !info.data
      ? undefined
      : {
          info: info.data,
          shown,
          countries: countries.data?.payload ?? NONE,
          owner: memberId && `${brandRef}:${memberId}`,
        }
  const retry = () => {
    if (fields.isError) void fields.refetch()
    if (info.isError) void info.refetch()
  }
  return { data, error, isRetrying: fields.isFetching || info.isFetching, retry }
}

function shownFields(fields: readonly InfoField[]): InfoField[] {
  const displayed = fields.filter((asked) => asked.is_display)
  return displayed.filter(({ field }, index) => displayed.findIndex((one) => one.field === field) === index)
}
