import type { LiffOutcome } from '#liff/liff-client.ts'
import { openOutside } from '#liff/open-outside.ts'
import { within } from '@/lib/answers'
import { parseUrl } from '@/lib/safe-url'

/** LIFF usually starts within a second; a tap waits no longer than this. */
const BOOT_MS = 3000

/** The used part of LineConnection. */
interface QuietConnection {
  connectQuietly: () => Promise<LiffOutcome> | undefined
}

let connection: QuietConnection | undefined

/**
 * In LINE, opens a tapped link to another site in the phone's browser, wherever the link is (banners, a brand's HTML). One
 * listener, because iOS opens a window only within the tap.
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
  // On Android the SDK needs LIFF to have started and be logged in.
  const boot = connection?.connectQuietly()
  if (!boot) return
  event.preventDefault()
  void openFromApp(link.href, boot)
}

async function openFromApp(url: string, boot: Promise<LiffOutcome>): Promise<void> {
  const { href } = location
  const outcome = await within(boot, BOOT_MS)
  // The member has gone on in the app meanwhile.
  if (location.href !== href) return
  if (outcome?.status === 'ready' && outcome.client.isLoggedIn()) openOutside(url)
  else location.assign(url)
}

/** Whether an address is another https site's, and not one that LINE handles (line.me). */
export function isForeignSite(address: string, ownOrigin: string): boolean {
  const url = parseUrl(address)
  return url?.protocol === 'https:' && url.origin !== ownOrigin && !/(^|\.)line\.me$/.test(url.hostname)
}
