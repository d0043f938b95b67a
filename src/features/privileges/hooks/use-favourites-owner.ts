import { useProfile } from '@/session/use-member'
import { useAppSelector } from '@/store/hooks'

/** Whose favourites are shown: brand and member; undefined until the profile has loaded. */
export function useFavouritesOwner(): string | undefined {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const memberId = useProfile().data?.customer_info
  return brandRef !== undefined && memberId !== undefined ? `${brandRef}:${memberId}` : undefined
}
