import { describe, expect, it } from 'vitest'
import { fromLanding } from './where-next'

const nobody = { brandRef: undefined, isMember: false, isInfoDue: false, hasCallback: false }
const visitor = { ...nobody, brandRef: 'demo' }
const member = { ...visitor, isMember: true }
const THE_TOKEN_SAYS = undefined

describe('the landing', () => {
  it.each([
    ['sends a member home', member, '/home'],
    [
      'sends a member with unfinished info back to the info form, whatever token the address has',
      { ...member, isInfoDue: true, hasCallback: true },
      '/authentication/register-info',
    ],
    ["reads a member's callback token", { ...member, hasCallback: true }, THE_TOKEN_SAYS],
    ['reads a visitor’s callback token', { ...visitor, hasCallback: true }, THE_TOKEN_SAYS],
    [
      'sends a visitor of a brand to its LINE login',
      visitor,
      '/authentication/line-login?brandRef=demo&landing=true',
    ],
    ['sends any other visitor to LINE login', nobody, '/authentication/line-login?landing=true'],
  ])('%s', (_what, facts, path) => {
    expect(fromLanding(facts)).toBe(path)
  })
})
