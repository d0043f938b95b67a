import { isSafeWebUrl } from '@/lib/safe-url'
import { configuredFacts } from './configured-facts'
import type { RuntimeConfig } from './runtime-config'

/** Where the pages of a service are that its brand has on a site of its own. */
export interface ServiceFacts {
  privacyUrl?: string | undefined
  termsUrl?: string | undefined
  accountDeletionUrl?: string | undefined
  dataExportUrl?: string | undefined
}

/** The pages that the configuration names for a brand: in the brand's own row, else for every brand. An address that is none is left out. */
export function serviceFactsOf(
  config: Pick<RuntimeConfig, 'raw'>,
  brandRef: string | undefined,
): ServiceFacts {
  const facts = configuredFacts(config, brandRef)
  const address = (name: keyof ServiceFacts) => facts.map((row) => row[name]).find(isSafeWebUrl)
  return {
    privacyUrl: address('privacyUrl'),
    termsUrl: address('termsUrl'),
    accountDeletionUrl: address('accountDeletionUrl'),
    dataExportUrl: address('dataExportUrl'),
  }
}
