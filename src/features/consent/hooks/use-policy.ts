import { skipToken } from '@reduxjs/toolkit/query'
import { api } from '@/api/api'
import { PDPA_GROUP_KEY } from '@/config/constants'
import { useLocale } from '@/i18n/use-locale'
import { useAppSelector } from '@/store/hooks'
import { policyIn } from '../policy-content'

/** The brand's privacy policy, in the member's language (spec 7, Consent). `skip` skips the query. */
export function usePolicy({ skip = false } = {}) {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const locale = useLocale()
  const query = api.useListPdpaQuery(
    brandRef && !skip ? { pdpa_group_key: PDPA_GROUP_KEY, brand_ref: brandRef } : skipToken,
  )
  const item = query.data?.pdpa_list[0]
  return { query, item, text: item && policyIn(locale, item), isEmpty: query.isSuccess && !item }
}
