import { PDPA_GROUP_KEY } from '@/config/constants'

/** The request for a brand's privacy policy and the member's answers to its articles. */
export const policyRequest = (brandRef: string) =>
  ({ pdpa_group_key: PDPA_GROUP_KEY, brand_ref: brandRef }) as const
