import type { LiffOutcome } from '#liff/liff-client.ts'
import { openOutside } from '#liff/open-outside.ts'
import { parseUrl } from '@/lib/safe-url'

/** LIFF starts within a second where it starts; a tap waits no longer than this. */
const BOOT_MS = 3000

/** What of the connection to LINE (line-connection.ts) it takes. */
interface QuietConnection {
  connectQuietly: () => Promise<LiffOutcome> | undefined
}

let connection: QuietConnection | undefined

/**
 * In LINE: a tap on a link to another site opens the phone's own browser, wherever the link stands (banners, a brand's HTML). One
 * listener, since iOS opens a window only within the tap itself.
 */
export function openLinksOutside(line: QuietConnection): void {
  connection = line
  document.addEventListener('click', handleClick)
}

function handleClick(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (!link || !isForeignSite(link.href, location.origin)) return
  if (!/Android/.test(navigator.userAgent)) {
    event.preventDefault()
    return openOutside(link.href)
  }
  // On Android the SDK asks the LINE app to open it, which only LIFF that has started and is logged in may.
  const boot = connection?.connectQuietly()
  if (!boot) return
  event.preventDefault()
  void openFromApp(link.href, boot)
}

async function openFromApp(url: string, boot: Promise<LiffOutcome>): Promise<void> {
  const { href } = location
  const tooLong = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), BOOT_MS)
  })
  const outcome = await Promise.race([boot, tooLong])
  // The member may have gone on in the app meanwhile, and stays.
  if (location.href !== href) return
  if (outcome?.status === 'ready' && outcome.client.isLoggedIn()) openOutside(url)
  else location.assign(url)
}

/** Whether an address is another https site's, and not one that LINE handles itself (line.me: chats, official accounts, other apps). */
export function isForeignSite(address: string, ownOrigin: string): boolean {
  const url = parseUrl(address)
  return url?.protocol === 'https:' && url.origin !== ownOrigin && !/(^|\.)line\.me$/.test(url.hostname)
}
