import { newRequestId } from '@/api/request-id'
import { APP_VERSION } from '@/config/constants'
import type { RuntimeConfig } from '@/config/runtime-config'
import { saysHidden } from '@/lib/phone-says'
import { sendReport } from '@/lib/send-report'
import { takeUsage } from '@/lib/usage'

interface Visit {
  /** As config.json names it; an address may name anything. */
  brand: string
  inLine: boolean
}

/**
 * Sends what has happened to `usageReporting` of config.json whenever the page is hidden or left, each event once, with a random id of
 * this document's visit. Nothing of the member, and nothing is stored.
 */
export function reportUsage(address: string, { brand, inLine }: Visit): void {
  const visit = newRequestId()
  const send = () => {
    const events = takeUsage()
    if (events.length === 0) return
    sendReport(address, { visit, brand, version: APP_VERSION, inLine, events })
  }
  document.addEventListener('visibilitychange', () => saysHidden() && send())
  // Some browsers leave a page without hiding it first.
  window.addEventListener('pagehide', send)
}

/** The brand of the visit, if config.json names it. */
export const namedBrand = (
  brandRef: string | undefined,
  { brands, defaultBrandRef, liffIds }: Pick<RuntimeConfig, 'brands' | 'defaultBrandRef' | 'liffIds'>,
): string =>
  [...brands.map(({ ref }) => ref), defaultBrandRef, ...Object.keys(liffIds)].find(
    (ref) => ref !== undefined && ref === brandRef,
  ) ?? 'other'
