import { describe, expect, it } from 'vitest'
import { landingStep, type LandingFacts } from './landing-step'

const nobody: LandingFacts = {
  brandRef: undefined,
  hasToken: false,
  target: undefined,
  callbackToken: undefined,
}
const member: LandingFacts = { ...nobody, brandRef: 'demo', hasToken: true }

describe('the landing', () => {
  it.each<[string, LandingFacts, ReturnType<typeof landingStep>]>([
    ['sends a member home', member, { kind: 'go', path: '/home' }],
    [
      'sends a member with unfinished info back to the info form, whatever token the address has',
      { ...member, target: '/authentication/register-info', callbackToken: 't' },
      { kind: 'go', path: '/authentication/register-info' },
    ],
    [
      "reads a member's callback token",
      { ...member, callbackToken: 't' },
      { kind: 'decode', callbackToken: 't' },
    ],
    ['forgets another stored target', { ...member, target: '/privilege' }, { kind: 'go', path: '/home' }],
    [
      'reads a callback token where only the brand is known',
      { ...nobody, brandRef: 'demo', callbackToken: 't' },
      { kind: 'decode', callbackToken: 't' },
    ],
    [
      'sends a visitor of a brand to its LINE login',
      { ...nobody, brandRef: 'demo' },
      { kind: 'lineLogin', path: '/authentication/line-login?brandRef=demo&landing=true' },
    ],
    [
      'sends any other visitor to LINE login',
      nobody,
      { kind: 'lineLogin', path: '/authentication/line-login?landing=true' },
    ],
  ])('%s', (_what, facts, step) => {
    expect(landingStep(facts)).toEqual(step)
  })
})
