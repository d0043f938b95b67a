import { useLayoutEffect, type ReactNode } from 'react'
import type { AppSetting } from '@/config/app-setting'
import { writeJson } from '@/config/storage'
import { BrandContext, useBrandLoader } from './use-brand'
import { paintBrand } from './paint-brand'

/** Loads the brand, applies its colours, and stores them for the head script, which makes the next first paint. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const brand = useBrandLoader()
  const { isLoading: _isLoading, isUnknown: _isUnknown, isAnswered, isFresh, ...setting } = brand
  const text = JSON.stringify(setting)

  // A layout effect runs before the browser paints, so other colours than the brand's never flash.
  useLayoutEffect(() => {
    const parsed = JSON.parse(text) as AppSetting // serialised above: unlike the object, the text changes only with its content
    if (isFresh) writeJson('appSetting', parsed)
    return paintBrand(parsed, { isAnswered, isFresh })
  }, [text, isAnswered, isFresh])

  return <BrandContext value={brand}>{children}</BrandContext>
}
