import { describe, expect, it } from 'vitest'
import { nextHomePrompt, type HomeFacts } from './next-home-prompt'

const calm: HomeFacts = {
  isConsentStanding: undefined,
  isConsented: true,
  action: undefined,
  qrCode: undefined,
  hasMobileOrder: false,
}
const everything = { action: 'welcome', qrCode: 'EARN50', hasMobileOrder: true }

describe('what home asks first', () => {
  it.each([
    ['nothing of a member in good standing', calm, undefined],
    [
      'nothing before the profile has answered',
      { ...calm, ...everything, isConsented: undefined },
      undefined,
    ],
    [
      'about withdrawn consent before anything else, even before the profile',
      { ...calm, ...everything, isConsentStanding: 'false', isConsented: undefined },
      'withdrawn',
    ],
    ['for consent that was never given', { ...calm, ...everything, isConsented: false }, 'consent'],
    ['to celebrate the welcome points', { ...calm, ...everything }, 'welcome'],
    [
      'to celebrate them still when they were asked for and not told yet',
      { ...calm, ...everything, action: 'welcome-asked' },
      'welcome',
    ],
    ['to collect a scanned code', { ...calm, ...everything, action: undefined }, 'qrCode'],
    ['whether to go back to mobile order', { ...calm, hasMobileOrder: true }, 'mobileOrder'],
    [
      'nothing where the stored flag says that consent stands',
      { ...calm, isConsentStanding: 'true' },
      undefined,
    ],
  ])('asks %s', (_what, facts, prompt) => {
    expect(nextHomePrompt(facts)).toBe(prompt)
  })
})
