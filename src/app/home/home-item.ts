import type { api } from '@/api/api'

/** A section of home as the brand has laid it out (spec 3, Home content config item). */
export type HomeItem = (typeof api.endpoints)['getHomeLayout']['Types']['ResultType']['payload'][number]

/** Whether a section is of banners, and not of cards. What its display type does not say, its key does. */
export function isOfBanners({ display_type, key }: Pick<HomeItem, 'display_type' | 'key'>): boolean {
  return display_type === 'Banner' || key === 'banner'
}
