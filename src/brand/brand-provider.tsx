import { useLayoutEffect, type ReactNode } from 'react'
import type { AppSetting } from '@/config/app-setting'
import { writeJson } from '@/config/storage'
import { BrandContext, useBrandLoader } from './use-brand'
import { paintBrand } from './paint-brand'

/** Loads the brand, paints its colours, and keeps them for the next first paint, which is the head script's. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const brand = useBrandLoader()
  const { isLoading: _isLoading, isUnknown: _isUnknown, isAnswered, isFresh, ...setting } = brand
  const text = JSON.stringify(setting)

  // Before the browser paints: nothing shows for a moment in other colours than the brand's.
  useLayoutEffect(() => {
    const parsed = JSON.parse(text) as AppSetting // made of a setting above; the text is what changes with its content
    if (isFresh) writeJson('appSetting', parsed)
    return paintBrand(parsed, { isAnswered, isFresh })
  }, [text, isAnswered, isFresh])

  return <BrandContext value={brand}>{children}</BrandContext>
}
