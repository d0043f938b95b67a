import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sessionFor } from '@/sandbox/personas'
import { makeToken } from '@/sandbox/rules/token'
import { readStored } from '@/storage/storage'
import { openApp } from './open-app'

const gold = sessionFor('gold', 'doisai')
const incomplete = sessionFor('incomplete', 'doisai')
const forms = sessionFor('forms', 'doisai')
const KEYS = ['lineRef', 'token', 'registrationToken', 'isConsentStanding', 'action'] as const
const nobody = { token: undefined, isConsentStanding: undefined, action: undefined }
const member = { registrationToken: undefined, isConsentStanding: 'true', action: undefined }

it.each([
  [
    'register-customer stores the LINE reference and its token, which is no session, and leads to the policy',
    { action: 'register-customer', token: 'for-registration' },
    '/authentication/pdpa',
    { ...nobody, registrationToken: 'for-registration' },
  ],
  [
    'customer-info stores the LINE reference, the session, the withdrawal and the campaign, and leads to the info',
    { action: 'customer-info', token: incomplete, is_withdraw_pdpa: 'True', campaign: 'welcome' },
    '/authentication/register-info',
    { ...member, token: incomplete, isConsentStanding: 'false', action: 'welcome' },
  ],
  [
    'home stores the session and that the consent stands, and leads home',
    { action: 'home', token: gold },
    '/home',
    { ...member, token: gold },
  ],
  [
    'home without consent leads to the consent before home',
    { action: 'home', token: gold, is_consent_pdpa: 'False' },
    '/home/pdpa',
    { ...member, token: gold },
  ],
  [
    'home with forms due leads to the forms before home',
    { action: 'home', token: forms },
    '/authentication/register-cs-fields?process=3',
    { ...member, token: forms },
  ],
])('a callback token: %s', async (_what, claims, path, stored) => {
  const payload = { line_ref: 'Ugold', is_withdraw_pdpa: false, is_consent_pdpa: 'True', brand_ref: 'doisai' }
  await openApp(`/?brandRef=doisai&callbackToken=${makeToken({ ...payload, ...claims })}`)
  await waitFor(() => expect(location.pathname + location.search).toContain(path))
  const values = Object.fromEntries(KEYS.map((key) => [key, readStored(key)]))
  expect(values).toEqual({ lineRef: 'Ugold', ...stored })
})
