import { useSyncExternalStore } from 'react'
import { readText } from '@/config/storage'
import { useLocale } from '@/i18n/use-locale'
import { consentRecord, type ConsentEntry } from '@/session/consent-record'
import { useProfile } from '@/session/use-member'
import { useSettledOwner } from '@/session/use-owner'
import { policyIn, type PolicyText } from '../policy-content'
import { standingOf, type Standing } from '../standing'
import type { PdpaItem } from '../wire'
import { usePolicy } from './use-policy'

/** A consent article of the brand, and where the member stands on it. */
export interface Article {
  item: PdpaItem
  text: PolicyText
  /** The membership depends on it: home asks for the consent to the first article. */
  isOfMembership: boolean
  standing: Standing | undefined
  /** The member's answers on this phone, newest first. */
  record: ConsentEntry[]
}

const NO_ENTRIES: ConsentEntry[] = []

/** The brand's consent articles, in the order of the API. */
export function useArticles() {
  const { query } = usePolicy()
  const locale = useLocale()
  const { owner, isSettled } = useSettledOwner()
  const profile = useProfile()
  const entries = useSyncExternalStore(consentRecord.subscribe, consentRecord.read) ?? NO_ENTRIES
  // Without the owner's record, a consent that was withdrawn would look like one that was never given.
  const items = isSettled ? query.data?.pdpa_list : undefined
  const articles = items?.map((item, index): Article => {
    const isOfMembership = index === 0
    const record = entries.filter(
      (entry) => entry.owner === owner && isAbout(entry, item, items.length === 1),
    )
    const standing = standingOf({
      isConsented: item.is_consent ?? (isOfMembership ? profile.data?.is_consent_pdpa : undefined),
      isMarkedWithdrawn: isOfMembership && readText('isConsentStanding') === 'false',
      latest: record[0]?.action,
    })
    return { item, text: policyIn(locale, item), isOfMembership, standing, record }
  })
  return { query, articles }
}

/** A new edition may have a reference of its own: where there is one article alone, its group is enough. */
function isAbout(entry: ConsentEntry, item: PdpaItem, isOnlyArticle: boolean): boolean {
  if (entry.reference === item.pdpa_article_alt_reference) return true
  return isOnlyArticle && entry.groupKey === item.pdpa_article_group_key
}
