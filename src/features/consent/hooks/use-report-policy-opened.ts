import { useEffect } from 'react'
import { api } from '@/api/api'
import { newRequestId } from '@/api/request-id'
import { PDPA_ACTION } from '@/config/constants'
import { readStored, writeText } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'

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
  const [sendConsent] = api.useSendConsentMutation()

  useEffect(() => {
    if (!isLoggedIn || !article || article.is_consent === true) return
    const reference = article.pdpa_article_alt_reference
    const reported = readStored('readPdpa')?.split('\n') ?? []
    if (reported.includes(reference)) return
    writeText('readPdpa', [...reported, reference].join('\n'))
    void sendConsent({
      body: {
        Pdpa_Article_Alt_Reference: reference,
        Pdpa_Article_Group_Key: article.pdpa_article_group_key,
        Pdpa_Action: PDPA_ACTION.read,
      },
      'X-Request-Id': newRequestId(),
    })
  }, [isLoggedIn, article, sendConsent])
}
