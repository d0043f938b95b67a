export interface HomeFacts {
  /** The stored flag: 'false' once consent was withdrawn. */
  isConsentStanding: string | undefined
  /** The profile's consent flag; undefined until the profile has been fetched in this visit. */
  isConsented: boolean | undefined
  /** The login named the welcome campaign, whose outcome has not been shown here. */
  isWelcomeDue: boolean
  qrCode: string | undefined
  /** Store and QR references are stored, and the mobile-order site is configured. */
  hasMobileOrder: boolean
}

export type HomePrompt = 'withdrawn' | 'consent' | 'welcome' | 'qrCode' | 'mobileOrder'

/** The prompt that home shows next, one at a time (spec 4, PDPA consent, Welcome point; spec 2, Navigation); pure. */
export function nextHomePrompt(facts: HomeFacts): HomePrompt | undefined {
  if (facts.isConsentStanding === 'false') return 'withdrawn'
  if (facts.isConsented === undefined) return undefined
  if (!facts.isConsented) return 'consent'
  if (facts.isWelcomeDue) return 'welcome'
  if (facts.qrCode !== undefined) return 'qrCode'
  return facts.hasMobileOrder ? 'mobileOrder' : undefined
}
