import { useIntl } from 'react-intl'
import { skipToken } from '@reduxjs/toolkit/query'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { PDPA_ACTION, PDPA_GROUP_KEY } from '@/config/constants'
import { writeText } from '@/config/storage'
import { useAppSelector } from '@/store/hooks'

/** The brand's privacy policy and the member's consent to it (spec 7, Consent). `accept` gives the error, if there was one. */
export function usePdpaConsent() {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { locale } = useIntl()
  const query = api.useListPdpaQuery(
    brandRef ? { pdpa_group_key: PDPA_GROUP_KEY, brand_ref: brandRef } : skipToken,
  )
  const [sendConsent, { isLoading: isSending }] = api.useSendConsentMutation()
  const item = query.data?.pdpa_list[0]

  const accept = async (): Promise<AppError | undefined> => {
    if (!item) return undefined
    const { error } = await sendConsent({
      Pdpa_Article_Alt_Reference: item.pdpa_article_alt_reference,
      Pdpa_Article_Group_Key: item.pdpa_article_group_key,
      Pdpa_Action: PDPA_ACTION.consent,
    })
    if (error) return toAppError(error)
    writeText('isConsentStanding', 'true')
    return undefined
  }

  const html = item && (locale === 'th' ? item.content_th : item.content_en || item.content_th)
  return { query, html, isEmpty: query.isSuccess && !item, accept, isSending }
}
