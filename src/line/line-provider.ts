import { readJson, writeJson, writeText } from '@/config/storage'
import { isRecord } from '@/lib/is-record'

/** LINE among the ways to log in that a brand's providers offer (spec 9). */
const OAUTH_METHOD_LINE = 21

interface Provider {
  provider_ref: string
  oauth_method: number
}

/** LINE among a brand's providers, if it is there. */
export function findLineProvider(providers: readonly Provider[]): Provider | undefined {
  return providers.find((provider) => provider.oauth_method === OAUTH_METHOD_LINE)
}

/** Keeps a brand's LINE provider for MergeCustomerLine; undefined where it has none. */
export function keepLineProvider(brandRef: string, provider: Provider | undefined): void {
  if (provider) writeJson('provider', { brandRef, providerRef: provider.provider_ref })
  else writeText('provider', undefined)
}

/** The provider_ref of a brand's LINE login, if its providers were asked for and have one. */
export function lineProvider(brandRef: string): string | undefined {
  const kept = readJson('provider', isKept)
  return kept?.brandRef === brandRef ? kept.providerRef : undefined
}

function isKept(value: unknown): value is { brandRef: string; providerRef: string } {
  return isRecord(value) && typeof value.brandRef === 'string' && typeof value.providerRef === 'string'
}
