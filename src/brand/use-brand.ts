import { skipToken } from '@reduxjs/toolkit/query'
import { createContext, useContext, useMemo } from 'react'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { defaultAppSetting, isAppSettingOf, type AppSetting } from '@/config/app-setting'
import { parseTheme } from '@/config/parse-theme'
import { readJson } from '@/config/storage'
import { useAppSelector } from '@/store/hooks'

export interface Brand extends AppSetting {
  /** The theme is being asked for and no earlier one is known. */
  isLoading: boolean
  /** The API knows no such brand. */
  isUnknown: boolean
  /** The theme call has been answered, well or not, or there is no brand to ask for. */
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
  const { currentData, error, isError } = api.useGetThemeQuery(brandRef ?? skipToken)
  const stored = useMemo(() => readJson('appSetting', isAppSettingOf(brandRef)), [brandRef])
  const answered = useMemo(
    () => (brandRef && currentData ? parseTheme(brandRef, currentData.resp) : undefined),
    [brandRef, currentData],
  )

  return useMemo(() => {
    const isAnswered = answered !== undefined || isError || brandRef === undefined
    return {
      ...(answered ?? stored ?? defaultAppSetting(brandRef ?? '')),
      isLoading: !isAnswered && !stored,
      isUnknown: error !== undefined && toAppError(error).kind === 'notFound',
      isAnswered,
      isFresh: answered !== undefined,
    }
  }, [answered, brandRef, error, isError, stored])
}
