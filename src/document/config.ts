import { visit } from './visit'

/** The unchecked configuration. */
export interface RawConfig extends Record<string, unknown> {
  defaultBrandRef?: string
}

/** The reference of the visit's brand. */
export const brandRefIn = (config: RawConfig) => visit.brandRef ?? config.defaultBrandRef

/** The configuration's row of the visit's brand, by default empty. */
export function brandOfVisit(config: RawConfig): Record<string, string | undefined> {
  const rows = [...((config.brands ?? []) as { ref?: string }[]), { ref: config.defaultBrandRef }]
  return rows.find(({ ref }) => ref === brandRefIn(config)) ?? {}
}

/** Whether the app opens a brand: one that the configuration names, if it names any (src/session/start.ts). */
export function isBrandOf({ brands, defaultBrandRef }: RawConfig, brandRef: string): boolean {
  const refs = ((brands ?? []) as { ref?: string }[]).map(({ ref }) => ref)
  return brandRef !== '' && (refs.length === 0 || [defaultBrandRef, ...refs].includes(brandRef))
}
