import { useEffect, type ReactNode } from 'react'
import type { AppSetting } from '@/config/app-setting'
import { writeJson } from '@/config/storage'
import { BrandContext, useBrandLoader } from '@/session/use-brand'

/** Loads the brand, paints its colours, and keeps them for the next first paint, which is the head script's. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const brand = useBrandLoader()
  const { isLoading: _isLoading, isUnknown: _isUnknown, isAnswered, isFresh, ...setting } = brand
  const text = JSON.stringify(setting)

  useEffect(() => {
    const parsed = JSON.parse(text) as AppSetting // made of a setting above; the text is what changes with its content
    if (isFresh) writeJson('appSetting', parsed)
    let stop = () => {}
    let isCurrent = true
    void import('./paint-brand').then(
      ({ paintBrand }) => {
        if (isCurrent) stop = paintBrand(parsed, { isAnswered, isFresh })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
      stop()
    }
  }, [text, isAnswered, isFresh])

  return <BrandContext value={brand}>{children}</BrandContext>
}
