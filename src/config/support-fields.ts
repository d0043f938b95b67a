import { OFFICIAL_ACCOUNT } from './official-account.ts'

/** What each field of a brand's support (config.json) may hold. */
export const SUPPORT_FIELDS = {
  phone: /^\+?[\d -]{3,20}$/,
  lineOa: OFFICIAL_ACCOUNT,
  hours_th: /\S/,
  hours_en: /\S/,
} as const
