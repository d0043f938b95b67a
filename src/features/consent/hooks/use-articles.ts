import type { PdpaItem } from '@/api/api'
import { readStored } from '@/storage/storage'
import { useStored } from '@/storage/use-stored'
import { useLocale } from '@/i18n/use-locale'
import type { ConsentEntry } from '@/session/consent'
import { useProfile } from '@/session/use-member'
import { useSettledMemberKey } from '@/session/use-member-key'
import { policyIn, usePolicy, type PolicyText } from './use-policy'

export interface Article {
  item: PdpaItem
  text: PolicyText
  /** The membership depends on the first article, for which home asks. */
  isOfMembership: boolean
  status: ConsentStatus | undefined
  /** The member's answers on this phone, newest first. */
  record: ConsentEntry[]
}

/** The brand's consent articles in the API's order. */
export function useArticles() {
  const { query } = usePolicy()
  const locale = useLocale()
  const { isSettled } = useSettledMemberKey()
  const profile = useProfile()
  const entries = useStored('consentRecord') ?? []
  // Without the member's record, a withdrawn consent would look like one that was never given.
  const items = isSettled ? query.data?.pdpa_list : undefined
  const articles = items?.map((item, index): Article => {
    const isOfMembership = index === 0
    const record = entries.filter((entry) => isAbout(entry, item, items.length === 1))
    const status = consentStatusOf(
      item.is_consent ?? (isOfMembership ? profile.data?.is_consent_pdpa : undefined),
      isOfMembership && readStored('isConsentGiven') === 'false' ? 'withdrawn' : record[0]?.action,
    )
    return { item, text: policyIn(locale, item), isOfMembership, status, record }
  })
  // A read that failed, but has an earlier answer.
  const outdated = [query, profile].find((read) => read.error && read.data)
  return { query, articles, outdated }
}

/** A new edition may have another reference; if it is the only article, its group identifies it. */
function isAbout(entry: ConsentEntry, item: PdpaItem, isOnlyArticle: boolean): boolean {
  if (entry.reference === item.pdpa_article_alt_reference) return true
  return isOnlyArticle && entry.groupKey === item.pdpa_article_group_key
}

type ConsentStatus = 'given' | 'none' | 'withdrawn'

/**
 * The API knows whether a consent is given; only this phone knows, by the member's latest answer, that it was withdrawn, and
 * not just never given. Undefined if neither says. Pure.
 */
function consentStatusOf(
  isConsented: boolean | undefined,
  latest: ConsentEntry['action'] | undefined,
): ConsentStatus | undefined {
  if (isConsented === true) return 'given'
  if (isConsented === false) return latest === 'withdrawn' ? 'withdrawn' : 'none'
  return latest
}
