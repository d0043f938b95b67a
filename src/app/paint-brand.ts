import type { AppSetting } from '@/config/app-setting'
import { readText, writeJson } from '@/config/storage'
import type { Brand } from '@/session/use-brand'
import { applyTokens, watchMode } from '@/theme/apply-brand'
import { readStoredTheme } from './stored-theme'

/**
 * Paints a brand's colours, and again when the phone turns dark; gives how to stop. They are derived only where the stored ones
 * are not of these very fields: a returning member's are in the document already.
 */
export function paintBrand(
  { brandRef, themeFields, isDark }: AppSetting,
  { isAnswered, isFresh }: Pick<Brand, 'isAnswered' | 'isFresh'>,
): () => void {
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
        if (isFresh && isCurrent) writeJson('themeTokens', theme)
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
