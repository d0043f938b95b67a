import { useSyncExternalStore } from 'react'
import type { api } from '@/api/api'
import { readStored } from '@/storage/storage'
import { useLocale } from '@/i18n/use-locale'
import { consentRecord, type ConsentEntry } from '@/session/consent'
import { useProfile } from '@/session/use-member'
import { useSettledMemberKey } from '@/session/use-member-key'
import { policyIn, usePolicy, type PolicyText } from './use-policy'

/** A consent article of the brand, and where the member stands on it. */
export interface Article {
  item: PdpaItem
  text: PolicyText
  /** The membership depends on it: home asks for the consent to the first article. */
  isOfMembership: boolean
  standing: ConsentStanding | undefined
  /** The member's answers on this phone, newest first. */
  record: ConsentEntry[]
}

const NO_ENTRIES: ConsentEntry[] = []

/** The brand's consent articles, in the order of the API. */
export function useArticles() {
  const { query } = usePolicy()
  const locale = useLocale()
  const { memberKey, isSettled } = useSettledMemberKey()
  const profile = useProfile()
  const entries = useSyncExternalStore(consentRecord.subscribe, consentRecord.read) ?? NO_ENTRIES
  // Without the member key's record, a consent that was withdrawn would look like one that was never given.
  const items = isSettled ? query.data?.pdpa_list : undefined
  const articles = items?.map((item, index): Article => {
    const isOfMembership = index === 0
    const record = entries.filter(
      (entry) => entry.memberKey === memberKey && isAbout(entry, item, items.length === 1),
    )
    const standing = consentStandingOf({
      isConsented: item.is_consent ?? (isOfMembership ? profile.data?.is_consent_pdpa : undefined),
      isMarkedWithdrawn: isOfMembership && readStored('isConsentStanding') === 'false',
      latest: record[0]?.action,
    })
    return { item, text: policyIn(locale, item), isOfMembership, standing, record }
  })
  // Shown as they were before: their own read has failed.
  const outdated = [query, profile].find((read) => read.error && read.data)
  return { query, articles, outdated }
}

/** A new edition may have a reference of its own: where there is one article alone, its group is enough. */
function isAbout(entry: ConsentEntry, item: PdpaItem, isOnlyArticle: boolean): boolean {
  if (entry.reference === item.pdpa_article_alt_reference) return true
  return isOnlyArticle && entry.groupKey === item.pdpa_article_group_key
}

/** One consent article of the brand, in the contract's format. */
export type PdpaItem = (typeof api.endpoints)['listPdpa']['Types']['ResultType']['pdpa_list'][number]

/** Whether a member has consented to an article. */
export type ConsentStanding = 'given' | 'none' | 'withdrawn'

interface Facts {
  /** What the API says; undefined where it says nothing. */
  isConsented: boolean | undefined
  /** The stored flag says that the membership's consent was withdrawn. */
  isMarkedWithdrawn: boolean
  /** The member's latest answer on this phone. */
  latest: ConsentEntry['action'] | undefined
}

/**
 * The API knows whether a consent stands; that it was withdrawn, and not just never given, is known from this phone alone.
 * Undefined: nothing is known. Pure.
 */
export function consentStandingOf({
  isConsented,
  isMarkedWithdrawn,
  latest,
}: Facts): ConsentStanding | undefined {
  if (isConsented === true) return 'given'
  if (isConsented === false) return isMarkedWithdrawn || latest === 'withdrawn' ? 'withdrawn' : 'none'
  return isMarkedWithdrawn ? 'withdrawn' : latest
}
