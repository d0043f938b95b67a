import { isSafeWebUrl } from '@/lib/safe-url'
import { configuredFacts, type Fact } from '@/config/configured-facts'
import type { RuntimeConfig } from '@/config/runtime-config'

/** Where the pages of a service are that its brand has on a site of its own, and what of this project's own its API has. */
export interface ServiceFacts {
  privacyUrl?: string | undefined
  termsUrl?: string | undefined
  accountDeletionUrl?: string | undefined
  dataExportUrl?: string | undefined
  /** The brand's API has the call that parts an account from LINE. */
  hasUnlinkLine?: boolean | undefined
  /** The landing goes on as soon as it knows where to. */
  isLandingWaitSkipped?: boolean | undefined
}

/** What the configuration says for a brand: in the brand's own row, else for every brand. An address that is none is left out. */
export function serviceFactsOf(
  config: Pick<RuntimeConfig, 'raw'>,
  brandRef: string | undefined,
): ServiceFacts {
  const facts = configuredFacts(config, brandRef)
  const address = (name: Fact) => facts.map((row) => row[name]).find(isSafeWebUrl)
  const flag = (name: Fact) => facts.map((row) => row[name]).find((value) => typeof value === 'boolean')
  return {
    privacyUrl: address('privacyUrl'),
    termsUrl: address('termsUrl'),
    accountDeletionUrl: address('accountDeletionUrl'),
    dataExportUrl: address('dataExportUrl'),
    hasUnlinkLine: flag('unlinkLine'),
    isLandingWaitSkipped: flag('skipLandingWait'),
  }
}
