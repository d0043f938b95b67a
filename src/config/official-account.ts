/** The id of an official account. */
export const OFFICIAL_ACCOUNT = /^@[a-z\d._-]{1,30}$/i

/** A brand's official account as configured: `@`, then letters, digits and three signs; undefined for anything else. */
export function officialAccountOf(accounts: Record<string, unknown>, brandRef: string): string | undefined {
  const id = Object.hasOwn(accounts, brandRef) ? accounts[brandRef] : undefined
  return typeof id === 'string' && OFFICIAL_ACCOUNT.test(id) ? id : undefined
}

/** The address at which LINE offers to add an official account. */
export function addFriendAddress(officialAccount: string): string {
  return `https://line.me/R/ti/p/${encodeURIComponent(officialAccount)}`
}

/** What each field of a brand's support (config.json) may hold. */
export const SUPPORT_FIELDS = {
  phone: /^\+?[\d -]{3,20}$/,
  lineOa: OFFICIAL_ACCOUNT,
  hours_th: /\S/,
  hours_en: /\S/,
} as const
