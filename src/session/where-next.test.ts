import { given, storedOf } from '#tests/support/stored.ts'
import { describe, expect, it } from 'vitest'
import { paths } from '@/addresses/paths'
import { atStart } from './start'
import { saveTarget, takeTarget } from './target-page'
import { afterLogin, fromBrandChoice, fromLanding } from './where-next'

const nobody = { brandRef: undefined, isMember: false, isInfoDue: false, hasCallback: false }
const visitor = { ...nobody, brandRef: 'demo' }
const member = { ...visitor, isMember: true }
const TOKEN_DECIDES = undefined
const LINE_LOGIN = '/authentication/line-login?brandRef=demo&landing=true'

describe('the landing', () => {
  it.each([
    ['sends a member home', member, '/home'],
    [
      'sends a member with unfinished info back to the info form, whatever token the address has',
      { ...member, isInfoDue: true, hasCallback: true },
      '/authentication/register-info',
    ],
    ["reads a member's callback token", { ...member, hasCallback: true }, TOKEN_DECIDES],
    ['reads a visitor’s callback token', { ...visitor, hasCallback: true }, TOKEN_DECIDES],
    ['sends a visitor of a brand to its LINE login', visitor, LINE_LOGIN],
    ['sends any other visitor to LINE login', nobody, '/authentication/line-login?landing=true'],
  ])('%s', (_what, facts, path) => {
    expect(fromLanding(facts)).toBe(path)
  })
})

const forms = { areFormsDue: true, target: '/privilege' }

describe('a login', () => {
  it.each([
    ['leads home', { isConsented: true }, '/home'],
    [
      'leads home where its answer does not say whether there is consent',
      { isConsented: undefined },
      '/home',
    ],
    ['leads to the page first requested', { isConsented: true, target: '/privilege?x=1' }, '/privilege?x=1'],
    [
      'leads to the custom forms before that',
      { isConsented: true, ...forms },
      '/authentication/register-cs-fields?process=3',
    ],
    [
      'leads to them by another path after a registration',
      { isConsented: true, ...forms, formsPath: paths.registerCustomFields },
      '/authentication/register-custom-fields?process=3',
    ],
    ['leads to a missing consent before the forms', { isConsented: false, ...forms }, '/home/pdpa'],
    [
      'leads whoever has just registered to the welcome, though the consent was not recorded',
      { isConsented: false, isNew: true, ...forms },
      '/authentication/register-welcome',
    ],
    [
      'of LINE leads a member with unfinished info to the info form',
      { action: 'customer-info', isConsented: true, ...forms },
      '/authentication/register-info',
    ],
    [
      'of LINE leads a stranger to the consent of a registration',
      { action: 'register-customer', isConsented: true, ...forms },
      '/authentication/pdpa',
    ],
  ] as const)('%s', (_what, facts, path) => {
    expect(afterLogin(facts)).toBe(path)
  })
})

describe('the choice of a brand', () => {
  const chosen = { isMember: false, hasCode: false, isInLine: false }
  it.each([
    ['leads a visitor to LINE login', {}, LINE_LOGIN],
    ['leads a member home', { isMember: true, hasCode: true }, '/home?brandRef=demo'],
    [
      'leads a visitor with a code to its collection',
      { hasCode: true },
      '/authentication/point-member-login?brandRef=demo',
    ],
    ['leads to LINE login with a code too, inside LINE', { hasCode: true, isInLine: true }, LINE_LOGIN],
  ])('%s', (_what, facts, path) => {
    expect(fromBrandChoice('demo', { ...chosen, ...facts })).toBe(path)
  })
})

describe('the start', () => {
  const plain = {
    ...{ brandRef: 'demo', hasBrands: true, isLoginDue: false },
    ...{ hasCallback: false, isScan: false, mayBeMember: false },
  }
  const PAGE = '/privilege?x=1'
  it.each([
    ['opens the page', {}, PAGE, PAGE],
    [
      'asks for the brand first',
      { brandRef: undefined, hasCallback: true },
      PAGE,
      '/authentication/select-brand',
    ],
    [
      'opens the page where there is no brand to choose',
      { brandRef: undefined, hasBrands: false },
      PAGE,
      PAGE,
    ],
    [
      'leads a callback token to the landing',
      { hasCallback: true, isLoginDue: true, isScan: true },
      PAGE,
      '/',
    ],
    ['leaves the landing’s other parameters to it', { hasCallback: true }, '/?x=1', '/?x=1'],
    ['leads to a login that is due, before a scan', { isLoginDue: true, isScan: true }, PAGE, LINE_LOGIN],
    [
      'opens the consent by SMS though a login is due',
      { isLoginDue: true },
      '/authentication/sms-pdpa?token=t',
      '/authentication/sms-pdpa?token=t',
    ],
    [
      'leads a visitor’s scan to its collection',
      { isScan: true },
      PAGE,
      '/authentication/point-member-login',
    ],
    ['leaves the scan of who may be a member to the page', { isScan: true, mayBeMember: true }, PAGE, PAGE],
  ])('%s', (_what, facts, page, path) => {
    expect(atStart(page, { ...plain, ...facts })).toBe(path)
  })
})

describe('the page to return to after a login', () => {
  it.each([
    '/privilege?x=1',
    '/authentication/register-info?process=1',
    '/home/pdpa-detail',
    '/profile/connect-line?brandRef=demo',
  ])('may be %s, once', (page) => {
    saveTarget(page)
    expect([takeTarget(), takeTarget()]).toEqual([page, undefined])
  })

  it.each([
    '/',
    '/?x=1',
    '/home/pdpa',
    '/home/pdpa?x=1',
    '/authentication/login-pin',
    '/authentication/pdpa',
    '//evil.example',
    'https://evil.example',
  ])('is never %s, and the one before it stays', (page) => {
    saveTarget('/privilege')
    saveTarget(page)
    expect(takeTarget()).toBe('/privilege')
  })

  it('is none that another script has stored as one of another site', () => {
    given({ target: '//evil.example' })
    expect([takeTarget(), storedOf().target]).toEqual([undefined, undefined])
  })
})
