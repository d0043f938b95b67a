import { isRecord } from '../lib/is-record.ts'

/**
 * Each brand's LIFF ID at this host. A brand has one ID, or one for each channel (development, review, published) by host; `*`
 * is for all other hosts. Without an ID for this host it has no LIFF.
 */
export function liffIdsAt(
  { host, hostname }: Pick<Location, 'host' | 'hostname'>,
  liffIds: object,
): Record<string, string> {
  const idOf = (ids: unknown) => (isRecord(ids) ? (ids[host] ?? ids[hostname] ?? ids['*']) : ids)
  return Object.fromEntries(
    Object.entries(liffIds)
      .map(([brandRef, ids]: [string, unknown]) => [brandRef, idOf(ids)] as const)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
}
