import { describe, expect, it } from 'vitest'
import { nextHomePrompt, type HomeFacts } from './next-home-prompt'

const calm: HomeFacts = {
  isConsentGiven: undefined,
  isConsented: true,
  isWelcomeDue: false,
  qrCode: undefined,
  hasMobileOrder: false,
}
const everything = { isWelcomeDue: true, qrCode: 'EARN50', hasMobileOrder: true }

describe('the first prompt of home', () => {
  it.each([
    ['asks nothing of a member without open questions', calm, undefined],
    [
      'asks nothing before the profile has loaded',
      { ...calm, ...everything, isConsented: undefined },
      undefined,
    ],
    [
      'is the warning about withdrawn consent, even before the profile has loaded',
      { ...calm, ...everything, isConsentGiven: 'false', isConsented: undefined },
      'withdrawn',
    ],
    ['asks for consent that was never given', { ...calm, ...everything, isConsented: false }, 'consent'],
    ['tells of the welcome points', { ...calm, ...everything }, 'welcome'],
    ['collects a scanned code', { ...calm, ...everything, isWelcomeDue: false }, 'qrCode'],
    ['asks whether to go back to mobile order', { ...calm, hasMobileOrder: true }, 'mobileOrder'],
    [
      'asks nothing where the stored flag says that consent was given',
      { ...calm, isConsentGiven: 'true' },
      undefined,
    ],
  ])('%s', (_what, facts, prompt) => {
    expect(nextHomePrompt(facts)).toBe(prompt)
  })
})
