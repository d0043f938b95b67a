export interface HomeFacts {
  /** The stored flag: 'false' once consent was withdrawn. */
  isConsentStanding: string | undefined
  /** The profile's own word; undefined until it has been asked in this visit. */
  isConsented: boolean | undefined
  /** 'welcome' when the login named the campaign, 'welcome-asked' until its outcome is told. */
  action: string | undefined
  qrCode: string | undefined
  /** Store and QR references of the mobile-order site are held, and it is configured. */
  hasMobileOrder: boolean
}

export type HomePrompt = 'withdrawn' | 'consent' | 'welcome' | 'qrCode' | 'mobileOrder'

/** What home has to say or ask next, one at a time (spec 4, PDPA consent, Welcome point; spec 2, Navigation); pure. */
export function nextHomePrompt(facts: HomeFacts): HomePrompt | undefined {
  if (facts.isConsentStanding === 'false') return 'withdrawn'
  if (facts.isConsented === undefined) return undefined
  if (!facts.isConsented) return 'consent'
  if (facts.action !== undefined) return 'welcome'
  if (facts.qrCode !== undefined) return 'qrCode'
  return facts.hasMobileOrder ? 'mobileOrder' : undefined
}
