import { useEffect, type ReactNode } from 'react'
import type { AppSetting } from '@/config/app-setting'
import { readText, writeJson } from '@/config/storage'
import { BrandContext, useBrandLoader } from '@/session/use-brand'
import { applyTokens, watchMode } from '@/theme/apply-brand'
import { readStoredTheme } from './stored-theme'

/** Loads the brand, paints its colours, and keeps them for the next first paint. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const brand = useBrandLoader()
  const { isLoading: _isLoading, isAnswered, ...setting } = brand
  const text = JSON.stringify(setting)

  useEffect(() => {
    const parsed = JSON.parse(text) as AppSetting // made of a setting above; the text is what changes with its content
    if (isAnswered) writeJson('appSetting', parsed)
    return watchColours(parsed, isAnswered)
  }, [text, isAnswered])

  return <BrandContext value={brand}>{children}</BrandContext>
}

/** Derives the colours only where the stored ones are not of these very fields: a returning member's start is spared it. */
function watchColours({ brandRef, themeFields, isDark }: AppSetting, isAnswered: boolean): () => void {
  let stop = () => {}
  let isCurrent = true
  const source = JSON.stringify([brandRef, themeFields, isDark])
  const stored = readStoredTheme(source)
  const paint = (theme: NonNullable<typeof stored>) => {
    if (isCurrent) stop = watchMode(isDark, (mode) => applyTokens(theme[mode], mode))
  }
  if (stored) paint(stored)
  else if (isAnswered || readText('themeTokens') === undefined) {
    void import('@/theme/derive-tokens').then(
      ({ deriveTokens }) => {
        const theme = {
          light: deriveTokens(themeFields, 'light'),
          dark: deriveTokens(themeFields, 'dark'),
          isDark,
          source,
        }
        if (isAnswered && isCurrent) writeJson('themeTokens', theme)
        paint(theme)
      },
      () => undefined,
    )
  }
  return () => {
    isCurrent = false
    stop()
  }
}
