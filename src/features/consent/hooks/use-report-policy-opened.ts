import { useEffect } from 'react'
import { newRequestId } from '@/api/request-id'
import { readStored, writeText } from '@/storage/storage'
import { sendConsent } from '@/session/send-consent'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

interface Article {
  pdpa_article_alt_reference: string
  pdpa_article_group_key: string
  is_consent?: boolean
}

/**
 * Reports once per session that a member who has not consented yet has opened the policy.
 * An error is not shown.
 */
export function useReportPolicyOpened(article: Article | undefined): void {
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const dispatch = useAppDispatch()

  useEffect(() => {
    if (!isLoggedIn || !article || article.is_consent === true) return
    const reference = article.pdpa_article_alt_reference
    const reported = readStored('readPdpa')?.split('\n') ?? []
    if (reported.includes(reference)) return
    writeText('readPdpa', [...reported, reference].join('\n'))
    const groupKey = article.pdpa_article_group_key
    void dispatch(sendConsent({ action: 'read', reference, groupKey }, newRequestId()))
  }, [isLoggedIn, article, dispatch])
}
