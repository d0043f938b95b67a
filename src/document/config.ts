import { brandAsKnown, type Brands } from '@/config/brand-of-visit'
import { isRecord } from '@/lib/is-record'
import { stored, visit } from './visit'

/** The unchecked configuration. */
export type RawConfig = Record<string, unknown>

/** The brands that the configuration names. */
export const brandsIn = ({ brands, defaultBrandRef }: RawConfig): Brands => ({
  brands: (Array.isArray(brands) ? brands : []).filter(
    (row): row is { ref: string } => isRecord(row) && typeof row.ref === 'string',
  ),
  defaultBrandRef: typeof defaultBrandRef === 'string' ? defaultBrandRef : undefined,
})

/** The reference of the visit's brand, as the app writes it. */
export function brandRefIn(config: RawConfig): string | undefined {
  const brands = brandsIn(config)
  return brandAsKnown(visit.brandRef, brands, stored('brandRef')) ?? brands.defaultBrandRef
}

/** The configuration's row of the visit's brand, by default empty: an address may name anything. */
export function brandOfVisit(config: RawConfig): Record<string, string | undefined> {
  const { brands, defaultBrandRef } = brandsIn(config)
  return [...brands, { ref: defaultBrandRef }].find(({ ref }) => ref === brandRefIn(config)) ?? {}
}
