import { asKnown } from '@/lib/read-query'

/** What a configuration says of its brands. */
export interface Brands {
  defaultBrandRef?: string
  brands: readonly { ref: string }[]
}

/** An address's brand as the configuration or the last visit writes it; itself if they know none that it can mean. */
export function brandAsKnown(
  brandRef: string | undefined,
  { brands, defaultBrandRef }: Brands,
  last: string | undefined,
): string | undefined {
  const known = [...brands.map(({ ref }) => ref), defaultBrandRef, last]
  return brandRef && asKnown(brandRef, known, brands.length > 0)
}

/** Whether a brand is opened: one that the configuration names, if it names any (behaviour, What is typed). */
export const isOpened = (brandRef: string, { brands, defaultBrandRef }: Brands): boolean =>
  brands.length === 0 || brandRef === defaultBrandRef || brands.some(({ ref }) => ref === brandRef)

/** The brand that is opened: the first of those named, else the last visit's or the default one. */
export const decideBrand = (
  named: readonly (string | undefined)[],
  brands: Brands,
  last: string | undefined,
): string | undefined =>
  [...named, last, brands.defaultBrandRef].find((ref) => ref !== undefined && isOpened(ref, brands))
