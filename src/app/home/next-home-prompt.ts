export interface HomeFacts {
  /** The stored flag: 'false' after a withdrawal. */
  isConsentGiven: string | undefined
  /** From the profile; undefined until it was fetched in this visit. */
  isConsented: boolean | undefined
  /** The login named the welcome campaign, and its outcome was not shown yet. */
  isWelcomeDue: boolean
  qrCode: string | undefined
  /** Store and QR references are stored, and config.json has a mobile-order site. */
  hasMobileOrder: boolean
}

export type HomePrompt = 'withdrawn' | 'consent' | 'welcome' | 'qrCode' | 'mobileOrder'

/** The next prompt of home, one at a time (spec 4, PDPA consent, Welcome point; spec 2, Navigation); pure. */
export function nextHomePrompt(facts: HomeFacts): HomePrompt | undefined {
  if (facts.isConsentGiven === 'false') return 'withdrawn'
  if (facts.isConsented === undefined) return undefined
  if (!facts.isConsented) return 'consent'
  if (facts.isWelcomeDue) return 'welcome'
  if (facts.qrCode !== undefined) return 'qrCode'
  return facts.hasMobileOrder ? 'mobileOrder' : undefined
}
