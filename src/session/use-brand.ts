import { skipToken } from '@reduxjs/toolkit/query'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { defaultAppSetting, isAppSettingOf, type AppSetting } from '@/config/app-setting'
import { readJson } from '@/config/storage'
import { useAppSelector } from '@/store/hooks'

export interface Brand extends AppSetting {
  /** The theme is being asked for and no earlier one is known. */
  isLoading: boolean
  /** The API knows no such brand. */
  isUnknown: boolean
  /** The theme call has been answered, well or not. */
  isAnswered: boolean
  /** These settings are that answer: no stored ones, nor the usual ones of a call that failed. */
  isFresh: boolean
}

export const BrandContext = createContext<Brand | undefined>(undefined)

/** The settings of the brand on screen; throws outside its provider. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('useBrand outside BrandContext')
  return brand
}

/** Loads the brand's settings (spec 4, Theme): until the answer is here, or when the call fails, the last ones stored, else the default ones. */
export function useBrandLoader(): Brand {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { data, error, isError } = api.useGetThemeQuery(brandRef ?? skipToken)
  const stored = useMemo(() => readJson('appSetting', isAppSettingOf(brandRef)), [brandRef])
  const [parsed, setParsed] = useState<AppSetting>()

  useEffect(() => {
    if (!data || !brandRef) return
    let isCurrent = true
    void import('@/config/parse-theme').then(
      ({ parseTheme }) => isCurrent && setParsed(parseTheme(brandRef, data.resp)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [brandRef, data])

  return useMemo(() => {
    const answered = parsed?.brandRef === brandRef ? parsed : undefined
    const isAnswered = answered !== undefined || isError
    return {
      ...(answered ?? stored ?? defaultAppSetting(brandRef ?? '')),
      isLoading: brandRef !== undefined && !isAnswered && !stored,
      isUnknown: error !== undefined && toAppError(error).kind === 'notFound',
      isAnswered,
      isFresh: answered !== undefined,
    }
  }, [brandRef, error, isError, parsed, stored])
}
