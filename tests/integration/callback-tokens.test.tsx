import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { readText } from '@/config/storage'
import { sessionFor } from '@/sandbox/personas'
import { makePlainToken, makeToken } from '@/sandbox/rules/token'
import { openApp } from './open-app'

const ofGold = (changes: Record<string, unknown> = {}) => ({
  action: 'home',
  token: sessionFor('gold', 'doisai'),
  line_ref: 'Ugold',
  is_withdraw_pdpa: false,
  is_consent_pdpa: 'True',
  brand_ref: 'doisai',
  exp: Math.floor(Date.now() / 1000) + 3600,
  ...changes,
})
const landOn = (token: string) => `/?callbackToken=${encodeURIComponent(token)}&brandRef=doisai`

it.each([
  ['has expired', makeToken(ofGold({ exp: 1_700_000_000 }))],
  ["is another brand's", makeToken(ofGold({ brand_ref: 'sabaimart' }))],
  ['was tampered with', makeToken(ofGold()).replace(/\.[^.]{8}/, '.########')],
  ['is no token', 'not-a-token'],
  ['names an unknown action', makeToken(ofGold({ action: 'admin' }))],
  ['carries no bearer', makeToken(ofGold({ token: undefined }))],
])(
  'a callback token that %s is refused with a message; the login follows, and nothing of it is stored',
  async (_what, token) => {
    await openApp(landOn(token), { persona: 'platinum' })
    const modal = await screen.findByRole('alertdialog', { name: 'ลิงก์เข้าสู่ระบบนี้ใช้ไม่ได้' })
    expect(modal).toHaveAccessibleDescription(
      'ลิงก์อาจหมดอายุแล้วหรือเป็นของแบรนด์อื่น กรุณาเข้าสู่ระบบอีกครั้ง',
    )
    expect(location.href).not.toContain('callbackToken')
    await userEvent.click(screen.getByRole('button', { name: 'ปิด' }))
    expect(await screen.findByRole('button', { name: 'เข้าสู่ระบบด้วย LINE' })).toBeVisible()
    expect(location.pathname).toBe('/authentication/line-login')
    expect(readText('token')).toBe(sessionFor('platinum', 'doisai'))
    expect(readText('lineRef')).toBeUndefined()
  },
)

it('a callback token as base64url JSON logs in as a JWS does', async () => {
  await openApp(landOn(makePlainToken(ofGold())))
  expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
  expect(location.href).not.toContain('callbackToken')
  expect(
    ['token', 'tokenBrandRef', 'lineRef', 'isConsentStanding'].map((key) => readText(key as 'token')),
  ).toEqual([sessionFor('gold', 'doisai'), 'doisai', 'Ugold', 'true'])
})

it.each([
  ['customer-info', sessionFor('incomplete', 'doisai'), '/authentication/register-info'],
  ['register-customer', 'for-registration', '/authentication/pdpa'],
])('a callback token as base64url JSON leads on as its action %s says', async (action, token, path) => {
  await openApp(landOn(makePlainToken(ofGold({ action, token }))))
  await waitFor(() => expect(location.pathname).toBe(path))
  const isRegistration = action === 'register-customer'
  expect(readText('token')).toBe(isRegistration ? undefined : token)
  expect(readText('registrationToken')).toBe(isRegistration ? token : undefined)
})

it('a registration that begins ends the session before it: the programme is read as a visitor reads it', async () => {
  const token = makeToken(ofGold({ action: 'register-customer', token: 'registration', line_ref: 'Unew' }))
  await openApp(landOn(token), { persona: 'platinum' })
  await waitFor(() => expect(location.pathname).toBe('/authentication/pdpa'), { timeout: 5000 })
  await userEvent.click(await screen.findByRole('link', { name: /เงื่อนไข/ }))
  await waitFor(() => expect(location.pathname).toBe('/authentication/condition'))
  expect(await screen.findByRole('heading', { level: 2, name: 'นโยบายความเป็นส่วนตัว' })).toBeVisible()
})
