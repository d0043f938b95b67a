import { readJson, writeJson, writeText } from '@/config/storage'
import { isRecord } from '@/lib/is-record'

/** The login method LINE in a brand's list of providers (spec 9). */
const OAUTH_METHOD_LINE = 21

interface Provider {
  provider_ref: string
  oauth_method: number
}

/** LINE among a brand's providers, if it is among them. */
export function findLineProvider(providers: readonly Provider[]): Provider | undefined {
  return providers.find((provider) => provider.oauth_method === OAUTH_METHOD_LINE)
}

/** Stores a brand's LINE provider for MergeCustomerLine; undefined, where the brand has none, removes it. */
export function keepLineProvider(brandRef: string, provider: Provider | undefined): void {
  if (provider) writeJson('provider', { brandRef, providerRef: provider.provider_ref })
  else writeText('provider', undefined)
}

/** The provider_ref of a brand's LINE login, if the brand's providers were fetched and LINE is among them. */
export function lineProvider(brandRef: string): string | undefined {
  const stored = readJson('provider', isStoredProvider)
  return stored?.brandRef === brandRef ? stored.providerRef : undefined
}

function isStoredProvider(value: unknown): value is { brandRef: string; providerRef: string } {
  return isRecord(value) && typeof value.brandRef === 'string' && typeof value.providerRef === 'string'
}
