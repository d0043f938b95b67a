import { parseUrl } from '@/lib/safe-url'

/** Whether an address is another https site's, and not one that LINE handles itself (line.me: chats, official accounts, other apps). */
export function isForeignSite(address: string, ownOrigin: string): boolean {
  const url = parseUrl(address)
  return url?.protocol === 'https:' && url.origin !== ownOrigin && !/(^|\.)line\.me$/.test(url.hostname)
}
