import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { api } from '@/api/api'
import { readFlag } from '@/lib/flag'
import { findLineProvider, keepLineProvider } from '@/line/line-provider'
import { useAppSelector } from '@/store/hooks'

/**
 * Whether LINE is among the brand's login providers (spec 9, oauth_method 21). While the providers load, and if they fail
 * to load, the brand's settings alone decide; that failure is not shown (spec 8).
 */
export function useLineOffer(): boolean {
  const { brandRef, isGlobal } = useAppSelector((state) => state.session)
  const { data } = api.useListProvidersQuery(
    brandRef ? { brandRef, isGlobal: readFlag(isGlobal) ?? false } : skipToken,
  )
  const provider = data && findLineProvider(data)
  useEffect(() => {
    if (data && brandRef) keepLineProvider(brandRef, provider)
  }, [data, provider, brandRef])
  return !data || provider !== undefined
}
