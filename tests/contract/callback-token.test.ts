import { beforeEach, expect, it } from 'vitest'
import { paths } from '@/addresses/paths'
import { learnServerTime } from '@/lib/server-clock'
import { decodeTokenPayload } from '@/lib/token-payload'
import { readCallbackToken, type CallbackAction } from '@/session/callback-token'
import { afterLogin } from '@/session/where-next'
import { answers, schemas } from './answer-places'

const { properties = {}, examples: [example = {}] = [] } = schemas.CallbackPayload ?? {}
const base64url = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64url')
const readingOf = (changes: object) => readCallbackToken(base64url({ ...example, ...changes }), 'demo')

// A minute before the example ends.
beforeEach(() => {
  const now = Date.now()
  learnServerTime(new Date((Number(example.exp) - 60) * 1000).toUTCString(), now, now)
})

it('The contract’s example of a callback token is what it says, and is read', () => {
  const answer = answers.find(({ operationId }) => operationId === 'mergeCustomerLine')?.example
  const { callback_token: token } = answer as { callback_token: string } // `npm run gen:api` has looked at it
  expect(decodeTokenPayload(token)).toEqual(example)
  expect(readCallbackToken(token, 'demo')).toEqual({
    action: 'home',
    token: 'member-token-1',
    lineRef: 'U4af4980629',
    isWithdrawn: false,
    isConsented: true,
    isWelcome: false,
  })
})

const PAGES: Record<CallbackAction, string> = {
  home: paths.home,
  'customer-info': paths.registerInfo,
  'register-customer': paths.pdpa,
}

it('The actions of a callback token are those of the contract', () => {
  expect(properties.action?.enum).toEqual(Object.keys(PAGES))
})

it.each(Object.entries(PAGES))('A callback token with the action %s leads to %s', (action, page) => {
  const payload = readingOf({ action })
  expect(payload && afterLogin(payload)).toBe(page)
})

/** Another value of each field. */
const OTHERS = {
  action: 'customer-info',
  token: 'member-token-2',
  line_ref: 'U0',
  is_withdraw_pdpa: 'True',
  is_consent_pdpa: 'False',
  campaign: 'welcome',
  brand_ref: 'other',
  exp: 1,
  nbf: 4e9,
}

it('The fields of a callback token are those of the contract', () => {
  expect(Object.keys(properties)).toEqual(Object.keys(OTHERS))
})

it.each(Object.entries(OTHERS))('A callback token is read by its %s', (field, value) => {
  expect(readingOf({ [field]: value })).not.toEqual(readingOf({}))
})
