import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { api, type PdpaItem } from '@/api/api'
import { newRequestId } from '@/api/request-id'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { readableOf } from '@/lib/readable'
import type { Wording } from '@/session/registration'
import { sendConsent } from '@/session/consent'
import { readStored, writeStored } from '@/storage/storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { policyRequest } from '../policy-request'

export type PolicyContent = Pick<PdpaItem, 'content_th' | 'content_en'>

/** In one language, unsanitised. */
export interface PolicyText {
  html: string
  locale: Locale
}

/** The text in the current language, or Thai if there is no English. */
export function policyIn(locale: Locale, content: PolicyContent): PolicyText {
  return locale === 'en' && content.content_en
    ? { html: content.content_en, locale }
    : { html: content.content_th, locale: 'th' }
}

/** The brand's privacy policy (spec 7, Consent). */
export function usePolicy({ skip = false } = {}) {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const locale = useLocale()
  const query = api.useListPdpaQuery(brandRef && !skip ? policyRequest(brandRef) : skipToken)
  const item = query.data?.pdpa_list[0]
  return { query, item, text: item && policyIn(locale, item) }
}

/** The text as the member read it, for the record. Never rejects. */
export async function wordingOf(text: PolicyText | undefined): Promise<Wording | undefined> {
  if (!text) return undefined
  const readable = await readableOf(text.html).catch(() => undefined)
  return readable?.text ? { locale: text.locale, text: readable.text } : undefined
}

/** Reports once per session that a member without consent has opened the policy; failures are ignored. */
export function useReportPolicyOpened(article: PdpaItem | undefined): void {
  const dispatch = useAppDispatch()

  useEffect(() => {
    if (!article || article.is_consent === true) return
    const reference = article.pdpa_article_alt_reference
    const reported = readStored('readPdpa') ?? []
    if (reported.includes(reference)) return
    writeStored('readPdpa', [...reported, reference])
    const groupKey = article.pdpa_article_group_key
    void dispatch(sendConsent({ action: 'read', reference, groupKey }, newRequestId()))
  }, [article, dispatch])
}
