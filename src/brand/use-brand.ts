import { skipToken } from '@reduxjs/toolkit/query'
import { createContext, useContext, useMemo } from 'react'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { defaultAppSetting, snapshotOf, type AppSetting } from '@/brand/app-setting'
import { parseTheme } from '@/brand/parse-theme'
import { useLocale } from '@/i18n/use-locale'
import { isOfLastHour } from '@/lib/is-recent'
import { useBoot } from '@/session/boot-context'
import { readStored } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import { factOf, type Fact } from '@/config/configured-facts'

export interface Brand extends AppSetting {
  /** The theme is loading, and no earlier one is known. */
  isLoading: boolean
  /** The API does not know the brand. */
  isUnknown: boolean
  /** Nothing is pending: the theme was answered or has failed, there is no brand, or the stored settings are recent. */
  isAnswered: boolean
  /** The settings are the API's, read within the hour. */
  isFresh: boolean
}

export const BrandContext = createContext<Brand | undefined>(undefined)

export function useBrand(): Brand {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('useBrand outside BrandContext')
  return brand
}

/**
 * Loads the brand's settings (spec 4, Theme), unless the stored ones are less than an hour old. Until the answer, and if it
 * fails: the stored ones, else the document's, else the defaults. An unknown brand has the defaults.
 */
export function useBrandLoader(): Brand {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { known, kept } = useMemo(() => {
    const last = readStored('appSetting')
    // a brand's own settings, as brand-provider.tsx has stored them
    const stored = last?.brandRef === brandRef ? (last as AppSetting) : undefined
    return {
      known: stored ?? snapshotOf(brandRef)?.setting,
      kept: isOfLastHour(stored?.readAt) ? stored : undefined,
    }
  }, [brandRef])
  const query = api.useGetThemeQuery((!kept && brandRef) || skipToken)
  const { currentData, fulfilledTimeStamp: readAt, error, isError } = query
  const fetched = useMemo(
    () => (brandRef && currentData ? { ...parseTheme(brandRef, currentData.resp), readAt } : kept),
    [brandRef, currentData, readAt, kept],
  )

  return useMemo(() => {
    const isUnknown = error !== undefined && toAppError(error).kind === 'notFound'
    const isAnswered = fetched !== undefined || isError || brandRef === undefined
    return {
      ...(fetched ?? (isUnknown ? undefined : known) ?? defaultAppSetting(brandRef ?? '')),
      isLoading: !isAnswered && !known,
      isUnknown,
      isAnswered,
      isFresh: fetched !== undefined || isUnknown,
    }
  }, [fetched, brandRef, error, isError, known])
}

/** A fact from the configuration, for the brand or all brands; absent if `isValid` refuses it. */
export function useFact<T>(name: Fact, isValid: (value: unknown) => value is T): T | undefined {
  return factOf(useBoot().config, useBrand().brandRef, name, isValid)
}

/** The brand's configured name in the current language, else its reference. */
export function useBrandName(): string {
  const { brandRef } = useBrand()
  const { brands } = useBoot().config
  const locale = useLocale()
  const brand = brands.find(({ ref }) => ref === brandRef)
  return (locale === 'en' && brand?.name_en) || brand?.name_th || brandRef
}
