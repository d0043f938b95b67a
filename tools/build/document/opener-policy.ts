import { isRecord } from '../../../src/lib/is-record.ts'
import { isId } from '../../../src/config/setting-kinds.ts'
import { valuesOf } from './policy-hosts.ts'

/** Sent where a brand has no LIFF ID: LINE's share list and scanner can still answer the app. */
export const OPENER_POLICY = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } as const

/**
 * Whether a brand of config.json has no LIFF ID at some host. Its LINE login comes back by an address, to which no page that has opened
 * the app may lead the window. tools/deploy/security-headers.sh asks the same where there is no Node.
 */
export function hasBrandWithoutLiff(config: unknown): boolean {
  if (!isRecord(config) || !isRecord(config.liffIds)) return true
  const { liffIds, brands } = config
  const hasId = (ids: unknown) =>
    isId(ids) || (isRecord(ids) && Object.hasOwn(ids, '*') && Object.values(ids).every(isId))
  const named = [...valuesOf(config, ['ref', 'defaultBrandRef']).filter(isId), ...Object.keys(liffIds)]
  return namesNoBrand(brands) || named.some((ref) => !Object.hasOwn(liffIds, ref) || !hasId(liffIds[ref]))
}

/** Whether `brands` of config.json has no row: an address then names any brand. */
export function namesNoBrand(brands: unknown): boolean {
  const rows: unknown[] = Array.isArray(brands) ? brands : []
  return !rows.some((row) => isRecord(row) && isId(row.ref))
}
