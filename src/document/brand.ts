import type { AppSetting } from '@/brand/app-setting'
import type { BrandSnapshot } from '@/brand/brand-snapshot'
import { paintTheme, type StoredTheme } from '@/theme/first-paint'
import { stored } from './visit'

/** The value of a JSON text; undefined where it is none. */
export function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** What an element of the document holds as JSON; undefined without such an element. */
export const readElement = (id: string) => parsed(document.getElementById(id)?.textContent)

/** As src/brand/brand-provider.tsx stores it: the source names the brand that the colours were derived for. */
type SourcedTheme = StoredTheme & { source: string }

/**
 * Paints the colours of the visit's brand: those of its last visit, else those that the document has; never another brand's. Gives
 * the brand's settings by the same rule. Storage may hold anything.
 */
export function paintBrandOfVisit(
  brandRef: string | undefined,
  snapshot: BrandSnapshot | undefined,
): AppSetting | undefined {
  const theme = parsed(stored('themeTokens')) as SourcedTheme | undefined
  const [, ownerRef] = [parsed(theme?.source)].flat()
  if (ownerRef !== brandRef || !paintTheme(theme)) paintTheme(snapshot?.theme)
  const known = parsed(stored('appSetting')) as AppSetting | undefined
  return known?.brandRef === brandRef ? known : snapshot?.setting
}
