/** An official account's id. */
export const OFFICIAL_ACCOUNT = /^@[a-z\d._-]{1,30}$/i

/** A brand's configured official account: `@`, then letters, digits, dots, underscores and hyphens; else undefined. */
export function officialAccountOf(accounts: Record<string, unknown>, brandRef: string): string | undefined {
  const id = Object.hasOwn(accounts, brandRef) ? accounts[brandRef] : undefined
  return typeof id === 'string' && OFFICIAL_ACCOUNT.test(id) ? id : undefined
}

/** LINE's page to add an official account. */
export function addFriendAddress(officialAccount: string): string {
  return `https://line.me/R/ti/p/${encodeURIComponent(officialAccount)}`
}

/** The allowed values of a brand's support fields (config.json). */
export const SUPPORT_FIELDS = {
  phone: /^\+?[\d -]{3,20}$/,
  lineOa: OFFICIAL_ACCOUNT,
  hours_th: /\S/,
  hours_en: /\S/,
} as const
