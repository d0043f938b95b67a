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
