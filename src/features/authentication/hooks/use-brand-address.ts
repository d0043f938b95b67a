import { lineLoginPath, paths } from '@/config/paths'
import { readText } from '@/config/storage'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'

/**
 * Where choosing a brand leads: path and query for a new start of the app, which takes the brand from the address and wipes
 * the session of another one (session/start.ts). A member of the brand goes home; a code that waits is collected by number,
 * but inside LINE, where the login finds out first who is here.
 */
export function useBrandAddress(): (brandRef: string) => string {
  const session = useAppSelector((state) => state.session)
  const { line } = useBoot()
  return (brandRef) => {
    const query = new URLSearchParams({ brandRef })
    if (session.isLoggedIn && session.brandRef === brandRef) return `${paths.home}?${query}`
    const hasCode = readText('qrCode') !== undefined
    if (hasCode && line.browser !== 'liff') return `${paths.pointMemberLogin}?${query}`
    return lineLoginPath(brandRef)
  }
}
