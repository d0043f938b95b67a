import { describe, expect, it } from 'vitest'
import { nextHomePrompt, type HomeFacts } from './next-home-prompt'

const nothingDue: HomeFacts = {
  isConsentGiven: undefined,
  isConsented: true,
  isWelcomeDue: false,
  qrCode: undefined,
  hasMobileOrder: false,
}
const allDue = { isWelcomeDue: true, qrCode: 'EARN50', hasMobileOrder: true }

describe('the first prompt of home', () => {
  it.each([
    ['asks nothing of a member without open questions', nothingDue, undefined],
    [
      'asks nothing before the profile has loaded',
      { ...nothingDue, ...allDue, isConsented: undefined },
      undefined,
    ],
    [
      'is the warning about withdrawn consent, even before the profile has loaded',
      { ...nothingDue, ...allDue, isConsentGiven: 'false', isConsented: undefined },
      'withdrawn',
    ],
    ['asks for consent that was never given', { ...nothingDue, ...allDue, isConsented: false }, 'consent'],
    ['tells of the welcome points', { ...nothingDue, ...allDue }, 'welcome'],
    ['collects a scanned code', { ...nothingDue, ...allDue, isWelcomeDue: false }, 'qrCode'],
    ['asks whether to go back to mobile order', { ...nothingDue, hasMobileOrder: true }, 'mobileOrder'],
    [
      'asks nothing where the stored flag says that consent was given',
      { ...nothingDue, isConsentGiven: 'true' },
      undefined,
    ],
  ])('%s', (_what, facts, prompt) => {
    expect(nextHomePrompt(facts)).toBe(prompt)
  })
})
