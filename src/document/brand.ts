import type { AppSetting, BrandSnapshot } from '@/brand/app-setting'
import { paintTheme, type StoredTheme } from '@/theme/first-paint'
import { stored } from './visit'

/** A JSON text's value; undefined if it is invalid. */
export function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** An element's JSON; undefined without the element. */
export const readElement = (id: string) => parsed(document.getElementById(id)?.textContent)

/** As stored by src/brand/brand-provider.tsx; the source names the brand. */
type SourcedTheme = StoredTheme & { source: string }

/**
 * Paints the colours of the visit's brand: the stored ones, else the document's, but never another brand's. Returns the brand's
 * settings by the same rule. Storage may hold anything.
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
