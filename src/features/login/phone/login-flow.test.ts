import { describe, expect, it } from 'vitest'
import type { AppError } from '@/api/app-error'
import {
  flows,
  isWeakPin,
  isWrongCode,
  shownStep,
  stepAfter,
  stepAfterRefusal,
  type Flow,
  type FlowFacts,
  type FlowStep,
} from './login-flow'

const nothing: FlowFacts = { mobileNo: undefined, hasOtp: false, isVerified: false, hasPin: false }
const number: FlowFacts = { ...nothing, mobileNo: '0810000005' }
const sent: FlowFacts = { ...number, hasOtp: true }
const verified: FlowFacts = { ...number, isVerified: true }
const chosen: FlowFacts = { ...verified, hasPin: true }
const invalid = (message: string): AppError => ({ kind: 'invalid', message })
const expired = invalid('otp expired')
const unknown = invalid('mobile not found')

describe('the step on screen', () => {
  it.each<[string, Flow, string | null, FlowFacts, FlowStep]>([
    ['a registration begins with the number', 'register', null, nothing, 'mobile'],
    ['a first login begins with the code', 'first-login', null, number, 'otp'],
    ['an unknown step is the first one', 'register', 'pay', sent, 'mobile'],
    ['the code needs a number', 'register', 'otp', nothing, 'mobile'],
    ['the code needs to have been sent', 'register', 'otp', number, 'mobile'],
    ['a first login sends the code when the page opens', 'first-login', 'otp', number, 'otp'],
    ['a sent code can be entered after a reload', 'register', 'otp', sent, 'otp'],
    ['a PIN needs a verified number', 'register', 'create', sent, 'mobile'],
    ['a PIN without a code starts a first login anew', 'first-login', 'create', sent, 'otp'],
    ['a verified number chooses a PIN', 'register', 'create', verified, 'create'],
    ['a PIN is repeated only once a PIN was chosen', 'register', 'confirm', verified, 'mobile'],
    ['a chosen PIN is repeated', 'register', 'confirm', chosen, 'confirm'],
    ['LINE asks for no PIN', 'line', 'create', chosen, 'mobile'],
  ])('%s', (_, flow, asked, facts, shown) => {
    expect(shownStep(flow, asked, facts)).toBe(shown)
  })
})

describe('the step after', () => {
  it.each(Object.keys(flows) as Flow[])('of %s is the next one in order, and finally sending', (flow) => {
    const { steps } = flows[flow]
    expect(steps.map((step) => stepAfter(flow, step))).toEqual([...steps.slice(1), undefined])
  })

  it.each<[string, Flow, FlowStep, AppError, FlowStep | undefined, boolean?]>([
    ['a wrong code is entered again', 'register', 'otp', invalid('invalid otp'), undefined],
    ['an expired code is entered again', 'register', 'otp', expired, undefined],
    ['a lost answer changes nothing', 'register', 'otp', { kind: 'offline' }, undefined],
    ['an expired proof asks for the number again', 'register', 'confirm', expired, 'mobile'],
    ['an expired proof sends a new code at a first login', 'first-login', 'confirm', expired, 'otp'],
    ['a PIN that is not allowed is chosen anew', 'register', 'confirm', invalid('invalid pin'), 'create'],
    ['an unknown number is entered again', 'forgot-pin', 'confirm', unknown, 'mobile'],
    ['an unknown number stays where it is entered', 'forgot-pin', 'mobile', unknown, undefined],
    ['an expired proof asks for the number again for LINE', 'line', 'otp', expired, 'mobile', true],
  ])('%s', (_, flow, step, error, next, isFinal = step === 'confirm') => {
    expect(stepAfterRefusal(flow, step, error, isFinal)).toBe(next)
  })
})

it.each<[string, AppError, boolean]>([
  ['a wrong code', invalid('invalid otp'), true],
  ['an expired code', invalid('otp expired'), true],
  ['a wrong PIN', invalid('invalid pin'), true],
  ['a wrong PIN that comes with another status', { kind: 'rejected', message: 'invalid pin' }, true],
  ['not a lockout after wrong PINs', { kind: 'rateLimited', message: 'invalid pin' }, false],
  ['not a lost answer', { kind: 'offline' }, false],
  ['not a lockout', { kind: 'rateLimited', retryAfterSeconds: 60 }, false],
  ['not a failure of the server', { kind: 'server' }, false],
])('the code itself was rejected: %s', (_, error, isWrong) => {
  expect(isWrongCode(error)).toBe(isWrong)
})

describe('a PIN is weak when it is', () => {
  it.each(['000000', '999999'])('one digit: %s', (pin) => expect(isWeakPin(pin)).toBe(true))

  it.each(['123456', '012345', '654321', '987654', '567890', '098765'])('a run: %s', (pin) =>
    expect(isWeakPin(pin)).toBe(true),
  )

  it.each(['123123', '121212', '909090', '112233', '445544'])('a repeated part: %s', (pin) =>
    expect(isWeakPin(pin)).toBe(true),
  )

  it.each([
    '171290',
    '901217',
    '121790',
    '171219',
    '121990',
    '199012',
    '171233',
    '331217',
    '171225',
    '253312',
  ])('a piece of the birth date: %s', (pin) => {
    expect(isWeakPin(pin, '1990-12-17')).toBe(true)
    expect(isWeakPin(pin)).toBe(false)
  })
})

it.each(['135791', '246813', '482915', '100001', '123457', '112234'])('%s is strong enough', (pin) =>
  expect(isWeakPin(pin, '1990-12-17')).toBe(false),
)

it('tolerates a missing or invalid birth date', () => {
  for (const date of [undefined, '', 'soon']) expect(isWeakPin('171290', date)).toBe(false)
})
