import type { AppSetting } from '@/config/app-setting'
import { writeJson } from '@/config/storage'
import type { Brand } from '@/session/use-brand'
import { applyTokens, watchMode } from '@/theme/apply-brand'
import { deriveTokens } from '@/theme/derive-tokens'
import { readStoredTheme } from './stored-theme'

/**
 * Paints a brand's colours, and again when the phone turns dark; gives how to stop. They are derived only where the stored ones
 * are not of these very fields and this version: a returning member's are in the document already.
 */
export function paintBrand(
  { brandRef, themeFields, isDark }: AppSetting,
  { isAnswered, isFresh }: Pick<Brand, 'isAnswered' | 'isFresh'>,
): () => void {
  // Another version of the app may derive others: the address of its code tells it apart.
  const source = JSON.stringify([import.meta.url, brandRef, themeFields, isDark])
  const stored = readStoredTheme(source)
  // The document stands meanwhile as its head has painted it.
  if (!stored && !isAnswered) return () => undefined
  const theme = stored ?? {
    light: deriveTokens(themeFields, 'light'),
    dark: deriveTokens(themeFields, 'dark'),
    isDark,
    source,
  }
  if (!stored && isFresh) writeJson('themeTokens', theme)
  return watchMode(isDark, (mode) => applyTokens(theme[mode], mode))
}
