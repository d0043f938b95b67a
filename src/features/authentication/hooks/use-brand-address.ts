import { sitePath } from '@/config/base-path'
import { lineLoginPath, paths } from '@/config/paths'
import { readText } from '@/config/storage'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'

/**
 * Where choosing a brand leads: a path of this site and query to reload the app with. On start the app reads the brand from the URL and
 * wipes the session of any other brand (session/start.ts). A member of the brand goes home. A stored QR code is collected by
 * phone number, except inside LINE, where the LINE login identifies the member first.
 */
export function useBrandAddress(): (brandRef: string) => string {
  const session = useAppSelector((state) => state.session)
  const { line } = useBoot()
  return (brandRef) => {
    const query = new URLSearchParams({ brandRef })
    if (session.isLoggedIn && session.brandRef === brandRef) return sitePath(`${paths.home}?${query}`)
    const hasCode = readText('qrCode') !== undefined
    if (hasCode && line.browser !== 'liff') return sitePath(`${paths.pointMemberLogin}?${query}`)
    return sitePath(lineLoginPath(brandRef))
  }
}
