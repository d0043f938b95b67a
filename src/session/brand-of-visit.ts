import type { RuntimeConfig } from '@/config/runtime-config'
import { asKnown } from '@/lib/read-query'
import { readStored } from '@/storage/storage'

export type Brands = Pick<RuntimeConfig, 'defaultBrandRef' | 'brands'>

/** An address's brand as the configuration or the last visit writes it; itself if they know none that it can mean. */
export function brandAsKnown(
  brandRef: string | undefined,
  { brands, defaultBrandRef }: Brands,
): string | undefined {
  const known = [...brands.map(({ ref }) => ref), defaultBrandRef, readStored('brandRef')]
  return brandRef && asKnown(brandRef, known, brands.length > 0)
}

/**
 * The brand that is opened: the first of those named, else the stored or the default one, of those that the configuration names if
 * it names any (behaviour, What is typed).
 */
export function decideBrand(
  named: readonly (string | undefined)[],
  { brands, defaultBrandRef }: Brands,
): string | undefined {
  const isKnown = (ref: string | undefined) =>
    ref !== undefined &&
    (brands.length === 0 || ref === defaultBrandRef || brands.some((one) => one.ref === ref))
  return [...named, readStored('brandRef'), defaultBrandRef].find(isKnown)
}
