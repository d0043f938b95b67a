import type { api } from '@/api/api'

/** A section of home as the brand has laid it out (spec 3, Home content config item). */
export type HomeItem = (typeof api.endpoints)['getHomeLayout']['Types']['ResultType']['payload'][number]

/** Whether a section has banners, not cards: by its display type, or by its key where the type does not say. */
export function isOfBanners({ display_type, key }: Pick<HomeItem, 'display_type' | 'key'>): boolean {
  return display_type === 'Banner' || key === 'banner'
}
